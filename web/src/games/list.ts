/** The games, in the order in which the front page shows them. */
import type { GameName } from "../wire/protocol.ts";
import { oldchapix } from "./oldchapix/room.ts";
import type { GameRoom } from "./room.ts";
import { rummylix } from "./rummylix/room.ts";
import { sowix } from "./sowix/room.ts";
import { strategix } from "./strategix/room.ts";

export const GAMES: readonly GameRoom[] = [oldchapix, strategix, sowix, rummylix];

export const roomOf = (game: GameName): GameRoom => GAMES.find((one) => one.name === game) as GameRoom;
