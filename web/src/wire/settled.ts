/**
 * Declares on the root element whether the page is settled. `data-settled` is "true" when no answer, no part of the page,
 * no font, no travelling card and no announcement is on its way, and all that has come is drawn. Tests wait for it.
 */
import { tick } from "svelte";

const page: Document | undefined = globalThis.document;
let pending = 0;
/** Counts what was begun, so that an older end does not declare the page settled. */
let begun = 0;

/** The page is not settled until the returned function is called. */
export function hold(): () => void {
  pending += 1;
  begun += 1;
  if (page) page.documentElement.dataset["settled"] = "false";
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    pending -= 1;
    if (page && !pending) void settle(page);
  };
}

/** The page is not settled until this promise is. */
export function track<Value>(promise: Promise<Value>): Promise<Value> {
  const release = hold();
  promise.then(release, release);
  return promise;
}

async function settle(page: Document): Promise<void> {
  const now = begun;
  await tick();
  await nextFrame(page);
  const moving = page.getAnimations().filter(leads);
  await Promise.allSettled([page.fonts.ready, ...moving.map((one) => one.finished)]);
  if (now === begun) page.documentElement.dataset["settled"] = "true";
}

/** After layout, and after all that follows from what has come. A hidden page has no frames. */
function nextFrame(page: Document): Promise<unknown> {
  return new Promise((done) => {
    if (page.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
}

/** Does an animation lead anywhere? One that repeats itself only adorns, and nobody waits for it. */
const leads = (animation: Animation) => animation.effect?.getComputedTiming().iterations === 1;

page?.fonts.addEventListener("loading", () => void track(page.fonts.ready));
