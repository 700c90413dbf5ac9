/** Keeps the last line of something in sight, unless somebody reads further up. */
const NEAR = 24;

export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export class AutoScroll {
  on = true;
  private top = 0;

  /** Browsers tell of it late, when there may be more lines already: only who went up has left the last one. */
  scrolled({ scrollTop, scrollHeight, clientHeight }: Scrolled): void {
    const wentUp = scrollTop < this.top;
    this.top = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.on = true;
    else if (wentUp) this.on = false;
  }
}
