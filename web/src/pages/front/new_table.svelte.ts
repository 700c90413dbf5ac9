/** From the front page to a table: it is made, the browser keeps the keys to it, and its page opens. */
import type { GameRoom } from "../../games/room.ts";
import * as api from "../../wire/api.ts";
import { keepTable } from "../../wire/keys.ts";
import type { Avatar, Created, GameName, NewTable, Why } from "../../wire/protocol.ts";
import { go } from "../../wire/route.svelte.ts";
import { myself } from "../../words/settings.svelte.ts";
import { askForTable } from "../lazy.ts";
import { botsFor, newTable } from "./game_setup.svelte.ts";

/** Alone or on one device no bot takes over for a player who is away. */
const UNHURRIED = { away_seconds: null };

export interface SharingPlayer {
  name: string;
  avatar: Avatar | null;
}

export class TableMaker {
  busy = $state(false);
  /** Why there is no table. */
  why: Why | null = $state.raw(null);

  playNow = (game: GameRoom) => this.make(game, { bots: botsFor(game), pace: UNHURRIED }, true);

  invite = (game: GameRoom) => this.make(game, {}, false);

  share(game: GameRoom, players: readonly SharingPlayer[]): Promise<void> {
    const [first, ...others] = players;
    const names = others.map((one) => one.name);
    const avatars = others.map((one) => one.avatar);
    return this.make(game, { ...first, local: true, names, avatars, pace: UNHURRIED }, true);
  }

  learn = (game: GameName) =>
    this.attempt(async () => {
      const made = await api.createLesson({ game, ...myself() });
      keepTable(made.about.id, game, made.keys[0]?.token);
      return made;
    });

  private make(game: GameRoom, request: Partial<NewTable>, start: boolean): Promise<void> {
    return this.attempt(async () => {
      const table = newTable(game);
      const made = await api.createTable({
        ...table,
        ...myself(),
        ...request,
        pace: { ...table.pace, ...request.pace },
      });
      const [key, ...others] = made.keys;
      const token = key?.token ?? "";
      keepTable(made.about.id, game.name, token, others.length ? made.keys : undefined, key?.seat);
      if (start) await api.host(made.about.id, token, { do: "start" });
      return made;
    });
  }

  private async attempt(make: () => Promise<Created>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.why = null;
    askForTable();
    try {
      go((await make()).path);
    } catch (error) {
      this.why = api.whyOf(error);
    } finally {
      this.busy = false;
    }
  }
}
