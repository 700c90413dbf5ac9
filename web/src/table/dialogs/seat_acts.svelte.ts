/** Acts of the reader's seat over HTTP: the host's, and leaving. */
import * as api from "../../wire/api.ts";
import { forgetTable } from "../../wire/keys.ts";
import type { HostAct, Level, TableAbout, Why } from "../../wire/protocol.ts";
import { go } from "../../wire/route.svelte.ts";

export class SeatActs {
  busy = $state(false);
  /** Why the last one was refused. */
  why: Why | null = $state.raw(null);
  private readonly about: () => TableAbout;
  private readonly token: () => string | undefined;

  constructor(about: () => TableAbout, token: () => string | undefined) {
    this.about = about;
    this.token = token;
  }

  asHost = (act: HostAct) => this.attempt((key) => api.host(this.about().id, key, act));

  give = (seat: number, level: Level | null) => this.asHost({ do: "replace", seat, level });

  leave = () =>
    this.attempt(async (key) => {
      const { id, status } = this.about();
      await api.leave(id, key);
      // In a match the seat stays theirs, and can be taken back: the key is kept.
      if (status !== "playing" && status !== "paused") forgetTable(id);
      go("/");
    });

  private async attempt(send: (key: string) => Promise<unknown>): Promise<void> {
    const key = this.token();
    if (!key) return;
    this.busy = true;
    this.why = null;
    try {
      await send(key);
    } catch (error) {
      this.why = api.whyOf(error);
    } finally {
      this.busy = false;
    }
  }
}
