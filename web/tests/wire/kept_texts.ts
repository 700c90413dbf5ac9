import { vi } from "vitest";

/** A browser's storage, as far as it is used. */
export function stubStorage(): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  return texts;
}
