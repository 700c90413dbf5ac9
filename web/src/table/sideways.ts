import { MediaQuery } from "svelte/reactivity";

/** A phone on its side, as the style sheets know it: there the others sit left and right of the felt in every game. */
export const sideways = new MediaQuery("(max-height: 30rem) and (min-width: 36rem)");
