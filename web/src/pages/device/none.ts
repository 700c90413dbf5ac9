/** The page of a server has none of these. */
import type { Component } from "svelte";

export const DeviceBar: Component | null = null;
export const RecordImport: Component<{ opened: (path: string) => void }> | null = null;
export const HardNote: Component | null = null;
