/** Thinks for hard opponents: tasks come in as text, thoughts go out; null where Python cannot start. */
import { startPython } from "./python.ts";

/** The name of the worker that does. */
export const THINKER = "thinker";

export function runThinker(): void {
  const tables = globalThis as unknown as Worker;
  const started = startPython(() => {}).then((python) => python.pyimport("toutilix.device.browser").BrowserThinker());
  started.catch(() => tables.postMessage(null));
  tables.onmessage = async (message: MessageEvent<string>) => {
    const thinker = await started;
    tables.postMessage(thinker.think(message.data));
  };
}
