/**
 * One socket that comes back. It says `hello` with what was seen last, and asks again, with the old id, whatever had no
 * answer when the connection broke: the server knows what it has done already.
 */
import { type Line, OPEN } from "./host.ts";
import type { Answered, Asked, Hello, Why } from "./protocol.ts";
import { hold } from "./settled.ts";

export type ConnectionState = "connecting" | "open" | "broken" | "closed";

/** Requests whose answer carries their id. */
type Request = Extract<Asked, { id: string }>;

export interface ConnectionListener {
  /** The first message: the token, and the latest state seen. */
  hello(): Hello;
  told(answer: Answered): void;
  /** `why` is there when the line is closed for good. */
  line(now: ConnectionState, why?: Why): void;
}

const FIRST_WAIT = 400;
/** The table continues on another server, which is there already. */
const HANDED_OVER = 1012;
const MOVING = 100;
const LONGEST_WAIT = 8_000;
/** A dead line is noticed within the sum of a quiet time and a silence; both are longer where nobody is looking. */
const QUIET = 5_000;
const QUIET_HIDDEN = 15_000;
/** With a request on its way, silence is worth a question sooner. */
const QUIET_WAITING = 1_500;
const SILENCE = 5_000;
/** The browser says that something has changed: the network is gone or back, or the page is looked at again. */
const SHORT_SILENCE = 2_500;
/** Where packets vanish, a browser tries for minutes. */
const OPENING = 10_000;
const SLOW_DOWN = 1_500;
const FOR_GOOD: Record<number, Why> = {
  4401: { code: "server.no_seat" },
  4404: { code: "server.no_table" },
  4410: { code: "server.ended" },
};

/** For a request. Only pages with https may ask the browser for a UUID, and those of a local network have none. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export class Connection {
  private socket: Line | null = null;
  private welcomed = false;
  private greeted = false;
  private unanswered = new Map<string, Request>();
  private tries = 0;
  /** On the way to another server. People are told only if the first try fails. */
  private moving = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  /** Was the server asked whether it is there, and has not answered yet? */
  private probing = false;
  private over = false;
  /** Called when no answer is on its way any more. */
  private release: (() => void) | null = null;
  private readonly newLine: () => Line;
  private readonly listener: ConnectionListener;
  private readonly awake = () => this.hurry();

  constructor(newLine: () => Line, listener: ConnectionListener) {
    this.newLine = newLine;
    this.listener = listener;
    globalThis.addEventListener?.("online", this.awake);
    globalThis.addEventListener?.("offline", this.awake);
    globalThis.document?.addEventListener("visibilitychange", this.awake);
    this.open();
  }

  /** Requests with an id are kept until they are answered; anything else is said now or not at all. */
  ask(asked: Asked): void {
    if (asked.type === "read") this.forgetReads();
    if ("id" in asked) this.unanswered.set(asked.id, asked);
    if (this.welcomed) {
      this.send(asked);
      if (!this.probing) this.listen();
    }
    this.declare();
  }

  /** Another seat of this device, or the same one again. */
  greet(): void {
    this.unanswered.clear();
    if (this.socket?.readyState === OPEN) this.greetNow();
    this.declare();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.pinging);
    globalThis.removeEventListener?.("online", this.awake);
    globalThis.removeEventListener?.("offline", this.awake);
    globalThis.document?.removeEventListener("visibilitychange", this.awake);
    this.socket?.close();
    this.socket = null;
    this.declare();
  }

  /** While the line is broken nothing is on its way. */
  private declare(): void {
    const waits = this.socket !== null && (!this.welcomed || this.greeted || this.unanswered.size > 0);
    if (waits) this.release ??= hold();
    else {
      this.release?.();
      this.release = null;
    }
  }

  private greetNow(): void {
    this.greeted = true;
    this.send(this.listener.hello());
  }

  private open(): void {
    this.welcomed = false;
    if (!this.moving) this.listener.line(this.tries ? "broken" : "connecting");
    const socket = this.newLine();
    this.socket = socket;
    this.pinging = setTimeout(() => this.drop(), OPENING);
    this.declare();
    socket.onopen = () => this.greetNow();
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(answer: Answered): void {
    if ("id" in answer && answer.id) this.unanswered.delete(answer.id);
    this.listen();
    if (answer.type === "pong") return;
    const drawn = hold();
    if (answer.type === "welcome") this.greeted = false;
    this.listener.told(answer);
    if (answer.type === "problem" && answer.why.code === "server.slow_down") {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.askAgain(), SLOW_DOWN);
    }
    if (answer.type === "welcome" && !this.welcomed) {
      this.welcomed = true;
      this.moving = false;
      this.tries = 0;
      this.listener.line("open");
      this.askAgain();
    }
    this.declare();
    drawn();
  }

  /** Nobody needs to know any more what other cards could mean: it is not asked again. */
  private forgetReads(): void {
    for (const [id, request] of this.unanswered) if (request.type === "read") this.unanswered.delete(id);
  }

  private askAgain(): void {
    if (this.welcomed) for (const request of this.unanswered.values()) this.send(request);
  }

  /** A dead line makes no sound: ask now and then, and take silence for an end. */
  private listen(): void {
    clearTimeout(this.pinging);
    this.probing = false;
    const hidden = globalThis.document?.hidden === true;
    const quiet = this.unanswered.size ? QUIET_WAITING : hidden ? QUIET_HIDDEN : QUIET;
    this.pinging = setTimeout(() => this.probe(SILENCE), quiet);
  }

  private probe(silence: number): void {
    clearTimeout(this.pinging);
    this.probing = true;
    this.send({ type: "ping" });
    this.pinging = setTimeout(() => this.drop(), silence);
  }

  private drop(): void {
    const socket = this.socket;
    this.lost(0);
    socket?.close();
  }

  private lost(code: number): void {
    clearTimeout(this.pinging);
    this.probing = false;
    this.socket = null;
    this.moving = code === HANDED_OVER && this.welcomed;
    this.welcomed = false;
    this.greeted = false;
    this.declare();
    if (this.over) return;
    const why = FOR_GOOD[code];
    if (why) {
      this.over = true;
      this.listener.line("closed", why);
      return;
    }
    clearTimeout(this.timer);
    if (this.moving) {
      this.timer = setTimeout(() => this.open(), MOVING * Math.random());
      return;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    this.listener.line("broken");
    // Not all at once: a server that comes back has enough to do.
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is gone or back, or somebody looks at the page again: no need to wait any longer. */
  private hurry(): void {
    if (this.over || globalThis.document?.hidden) return;
    if (this.welcomed) {
      // A phone that slept may have a dead line in its hand without knowing; and who plays with a server on the same
      // machine has a living one, whatever the browser says of the network.
      this.probe(SHORT_SILENCE);
    } else if (!this.socket) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  private send(asked: Asked): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(asked));
  }
}
