import { hold } from "../wire/settled.ts";

/** Decoration is drawn once the page is interactive: buttons come first. */
class Page {
  interactive = $state(false);
}

export const page = new Page();

/** Called when the page answers to taps: from the next frame on there is time for pictures. */
export function nowInteractive(): void {
  performance.mark("usable");
  const release = hold();
  requestAnimationFrame(() =>
    setTimeout(() => {
      page.interactive = true;
      release();
    }),
  );
}
