/** Runs the tables. A second worker thinks for hard opponents; it is started with the first such thought. */
import type { FromWorker, ToWorker } from "./messages.ts";
import { NotFetched, startPython } from "./python.ts";
import { openStorage } from "./storage.ts";
import { THINKER } from "./thinker.ts";

/** `toutilix.device.browser`. */
interface BrowserHost {
  damaged: number;
  renewed: number;
  answer(asked: string): Promise<string>;
  open(line: number, table: string): Promise<boolean>;
  hear(line: number, text: string): void;
  leave(line: number): void;
  warm_up(): Promise<void>;
  thought(thought: string): void;
  thinker_failed(): void;
}

const CLEARED = ["InvalidStateError", "NotFoundError"];
const JOURNAL = "toutilix.journal";
const page = globalThis as unknown as Worker;
const tell = (message: FromWorker) => page.postMessage(message);

let thinker: Worker | null = null;
let renewed = 0;

async function start(): Promise<BrowserHost> {
  const [python, storage] = await Promise.all([
    startPython((done, total) => tell({ told: "progress", done, total })),
    openStorage(JOURNAL),
  ]);
  let host: BrowserHost;
  const bridge = {
    keeps: storage !== null,
    read: (slot: number) => storage?.read(slot),
    append: (slot: number, text: string) => storage?.append(slot, text).catch(unsaved),
    clear: (slot: number) => storage?.clear(slot),
    renew: () => storage?.renew(),
    tell: (line: number, text: string) => tell({ told: "message", line, text }),
    closed: (line: number, code: number) => tell({ told: "closed", line, code }),
    think: (task: string) => {
      thinker ??= startThinker(host);
      thinker.postMessage(task);
    },
  };
  host = await python.pyimport("toutilix.device.browser").start(bridge);
  tell({ told: "ready", kept: storage !== null, damaged: host.damaged > 0 });
  void host.warm_up();
  return host;
}

/** A deleted journal is written again, and told of then. */
function unsaved(error: DOMException): never {
  if (!CLEARED.includes(error.name)) tell({ told: "unsaved", full: error.name === "QuotaExceededError" });
  throw error;
}

function startThinker(host: BrowserHost): Worker {
  const worker = new Worker(globalThis.location.href, { type: "module", name: THINKER });
  worker.onmessage = (message: MessageEvent<string | null>) => {
    if (message.data === null) host.thinker_failed();
    else host.thought(message.data);
  };
  worker.onerror = () => host.thinker_failed();
  return worker;
}

export function runTables(): void {
  const started = start();
  started.catch((error: unknown) => {
    console.error(error);
    const newer = String(error).includes("device.newer");
    tell({
      told: "failed",
      code: newer ? "device.newer" : error instanceof NotFetched ? "device.fetch" : "device.engine",
    });
  });

  page.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    const host = await started;
    switch (data.do) {
      case "ask": {
        const { status, body } = JSON.parse(await host.answer(data.asked));
        tell({ told: "answer", id: data.id, status, body });
        break;
      }
      case "open":
        if (await host.open(data.line, data.table)) tell({ told: "opened", line: data.line });
        break;
      case "hear":
        host.hear(data.line, data.text);
        break;
      case "leave":
        host.leave(data.line);
    }
    if (host.renewed !== renewed) {
      renewed = host.renewed;
      tell({ told: "renewed" });
    }
  };
}
