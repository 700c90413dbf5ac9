/**
 * One tab has the journal. Others wait for it, and may ask for it: the tab that has it lets go of it at once, for
 * everything is saved.
 */

export interface Owner {
  /** This tab may use the journal now. */
  own(): void;
  /** Another tab wants it, or has taken it: let go of everything. */
  release(): void;
}

/** A tab that does not answer sleeps: then the journal is taken. */
const PATIENCE = 2_000;

export class Ownership {
  private readonly name: string;
  private readonly owner: Owner;
  private readonly channel: BroadcastChannel | null;
  private letGo: (() => void) | null = null;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, owner: Owner) {
    this.name = name;
    this.owner = owner;
    this.channel = globalThis.BroadcastChannel ? new BroadcastChannel(name) : null;
    if (this.channel) this.channel.onmessage = () => this.giveUp();
  }

  /** Whether another tab has it; this one gets it when that tab is closed. */
  async begin(): Promise<boolean> {
    if (!navigator.locks) {
      // Without https there are none: two tabs are not kept apart.
      this.owner.own();
      return false;
    }
    const { held } = await navigator.locks.query();
    const taken = held?.some((lock) => lock.name === this.name) === true;
    this.wait({});
    return taken;
  }

  /** Ask the other tab for it. */
  take(): void {
    this.channel?.postMessage("mine");
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.wait({ steal: true }), PATIENCE);
  }

  private wait(how: LockOptions): void {
    navigator.locks
      .request(this.name, how, () => {
        clearTimeout(this.asking);
        this.owner.own();
        return new Promise<void>((done) => {
          this.letGo = done;
        });
      })
      // Taken away while it was held.
      .catch(() => this.giveUp(false));
  }

  private giveUp(again = true): void {
    if (!this.letGo) return;
    this.owner.release();
    this.letGo();
    this.letGo = null;
    if (again) this.wait({});
  }
}
