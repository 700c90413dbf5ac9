/** A server's page has none of the parts in `parts.ts`. */
import type { Component } from "svelte";
import type { Level } from "../../wire/protocol.ts";

export const DeviceBar: Component | null = null;
export const RecordImport: Component<{ opened: (path: string) => void }> | null = null;
export const HardNote: Component<{ level: Level }> | null = null;
