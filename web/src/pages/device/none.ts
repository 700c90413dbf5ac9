/** A server's page has none of the parts in `parts.ts`. */
import type { Component } from "svelte";

export const DeviceBar: Component | null = null;
export const RecordImport: Component<{ opened: (path: string) => void }> | null = null;
export const HardNote: Component | null = null;
