/** The parts that the page has only where it plays without a server. */
export { default as DeviceBar } from "./DeviceBar.svelte";
export { default as HardNote } from "./HardNote.svelte";
export { default as RecordImport } from "./RecordImport.svelte";
