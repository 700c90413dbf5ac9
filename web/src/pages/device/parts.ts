/** Parts of the page that plays without a server, and of no other. */
export { default as DeviceBar } from "./DeviceBar.svelte";
export { default as HardNote } from "./HardNote.svelte";
export { default as RecordImport } from "./RecordImport.svelte";
