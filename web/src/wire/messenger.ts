/** One move for a seat of this device while nobody is seated: it has its own connection, which is then closed. */

import { host } from "#host";
import { UNREACHABLE } from "./api.ts";
import { newId } from "./connection.ts";
import type { Answered, Asked, Why } from "./protocol.ts";
import { track } from "./settled.ts";

/** The state of the table when the move was made. */
export interface SeenState {
  match: number;
  n: number;
}

const PATIENCE = 10_000;

/** Why it was refused; null if it counts. The hand that the seat is sent with its welcome is not looked at. */
export function speakFor(table: string, token: string, move: string, { match, n }: SeenState): Promise<Why | null> {
  const id = newId();
  const socket = host.line(table);
  const send = (asked: Asked) => socket.send(JSON.stringify(asked));
  const told = new Promise<Why | null>((done) => {
    const answered = (why: Why | null) => {
      clearTimeout(patience);
      done(why);
      socket.close();
    };
    const patience = setTimeout(() => answered(UNREACHABLE), PATIENCE);
    socket.onopen = () => send({ type: "hello", token, match, since: n });
    socket.onclose = () => answered(UNREACHABLE);
    socket.onmessage = (message) => {
      const answer = JSON.parse(message.data) as Answered;
      if (answer.type === "welcome") send({ type: "play", id, match, move });
      else if (answer.type === "problem") answered(answer.why);
      else if ("id" in answer && answer.id === id) answered(answer.type === "refused" ? answer.why : null);
    };
  });
  return track(told);
}
