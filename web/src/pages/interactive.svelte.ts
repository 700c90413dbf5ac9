/** What only decorates is drawn once the page can be used: buttons come first. */
class Sight {
  usable = $state(false);
}

export const sight = new Sight();

/** Called when the page answers to taps: from the next frame on there is time for pictures. */
export function nowUsable(): void {
  performance.mark("usable");
  requestAnimationFrame(() =>
    setTimeout(() => {
      sight.usable = true;
    }),
  );
}
