/** The games, in the order in which the front page shows them. */
import type { GameName } from "../wire/protocol.ts";
import { genericRoom } from "./generic/room.ts";
import { oldchapix } from "./oldchapix/room.ts";
import type { GameRoom } from "./room.ts";
import { rummylix } from "./rummylix/room.ts";
import { sowix } from "./sowix/room.ts";
import { strategix } from "./strategix/room.ts";

/** Inside its room a game knows the types of its own table and moves; outside, one room is like another. */
export const GAMES = [oldchapix, strategix, sowix, rummylix] as unknown as readonly GameRoom[];

export const roomOf = <G extends GameName>(game: G): GameRoom<G> =>
  (GAMES.find((one) => one.name === game) ?? genericRoom(game)) as unknown as GameRoom<G>;
