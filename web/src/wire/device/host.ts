/** The tables are in a worker of this browser. */
import type { Host, HostAnswer, Line } from "../host.ts";
import { track } from "../settled.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { Ownership } from "./owner.ts";
import { device } from "./state.svelte.ts";
import { keepOffline } from "./updates.ts";

/** Two copies of this page under one address, in other folders, have one storage: they share the journal too. */
const JOURNAL = "toutilix.journal";
const GOING_AWAY = 1001;

/** A WebSocket's other end in the worker. */
class WorkerLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private readonly say: (message: ToWorker) => void;
  private readonly line: number;

  constructor(line: number, say: (message: ToWorker) => void) {
    this.line = line;
    this.say = say;
  }

  send(text: string): void {
    this.say({ do: "hear", line: this.line, text });
  }

  close(): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.say({ do: "leave", line: this.line });
    lines.delete(this.line);
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  heard(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  ended(code: number): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

let worker: Worker | null = null;
let last = 0;
const lines = new Map<number, WorkerLine>();
/** Requests that have no answer yet. They are asked again where another worker has to answer them. */
const waiting = new Map<number, { asked: string; done: (answer: HostAnswer) => void }>();

function say(message: ToWorker): void {
  worker?.postMessage(message);
}

function start(): void {
  stop();
  device.phase = "loading";
  device.loaded = 0;
  const now = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker = now;
  now.onmessage = (message: MessageEvent<FromWorker>) => {
    if (now === worker) hear(message.data);
  };
  now.onerror = () => fail("device.engine");
  for (const [id, { asked }] of waiting) say({ do: "ask", id, asked });
  void navigator.storage?.persist?.().catch(() => {});
}

/** Connections come back when there is a worker again. */
function stop(): void {
  worker?.terminate();
  worker = null;
  const before = [...lines.values()];
  lines.clear();
  for (const line of before) line.ended(GOING_AWAY);
}

function fail(code: string): void {
  device.phase = "failed";
  device.why = code;
  stop();
  for (const [id, { done }] of waiting) {
    waiting.delete(id);
    done(refusal(code));
  }
}

const refusal = (code: string): HostAnswer => answer(503, JSON.stringify({ why: { code }, sentence: "" }));
const answer = (status: number, body: string): HostAnswer => ({ status, text: () => Promise.resolve(body) });

function hear(message: FromWorker): void {
  switch (message.told) {
    case "progress":
      device.loaded = message.done / message.total;
      break;
    case "ready":
      device.phase = "ready";
      if (!message.kept) device.note = "device.forgetful";
      else if (message.damaged) device.note = "device.damaged";
      void keepOffline();
      break;
    case "failed":
      fail(message.code);
      break;
    case "answer":
      waiting.get(message.id)?.done(answer(message.status, message.body));
      waiting.delete(message.id);
      break;
    case "opened":
      lines.get(message.line)?.opened();
      break;
    case "message":
      lines.get(message.line)?.heard(message.text);
      break;
    case "closed":
      lines.get(message.line)?.ended(message.code);
      lines.delete(message.line);
      break;
    case "unsaved":
      device.note = message.full ? "store.full" : "store.failed";
      break;
    case "renewed":
      device.note = "device.cleared";
  }
}

const ownership = new Ownership(JOURNAL, {
  own: start,
  release: () => {
    device.phase = "elsewhere";
    stop();
  },
});

/** Play in this tab, and no longer in the other one. */
export const playHere = () => ownership.take();
export const tryAgain = () => start();

export const host: Host = {
  request(method, path, token = "", body = "") {
    if (device.phase === "failed") return Promise.resolve(refusal(device.why));
    last += 1;
    const id = last;
    const asked = JSON.stringify({ method, path, token, body });
    return new Promise((done) => {
      waiting.set(id, { asked, done });
      say({ do: "ask", id, asked });
    });
  },
  line(table) {
    last += 1;
    const line = new WorkerLine(last, say);
    lines.set(last, line);
    if (worker) say({ do: "open", line: last, table });
    else queueMicrotask(() => line.ended(GOING_AWAY));
    return line;
  },
};

export const ON_DEVICE: boolean = true;

if (globalThis.document) {
  void track(
    ownership.begin().then((taken) => {
      if (taken) device.phase = "elsewhere";
    }),
  );
}
