/** Keeps the last line of a log visible, unless the reader has scrolled up. */
export const NEAR = 24;

export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export class AutoScroll {
  on = true;
  private top = 0;

  /** Scroll events come late, when there may be more lines already: only scrolling up leaves the last line. */
  scrolled({ scrollTop, scrollHeight, clientHeight }: Scrolled): void {
    const wentUp = scrollTop < this.top;
    this.top = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.on = true;
    else if (wentUp) this.on = false;
  }
}
