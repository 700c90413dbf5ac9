/** How the device stands, for the page to show. */

export type Phase = "loading" | "ready" | "elsewhere" | "failed";

export class DeviceState {
  phase: Phase = $state("loading");
  /** From 0 to 1. */
  loaded = $state(0);
  /** Why it has failed. */
  why = $state("");
  /** Something that people should know, by its id; until they have read it. */
  note = $state("");
  /** Is a new version of the page ready? */
  update = $state(false);
  /** Can the page be opened without a connection? */
  offline = $state(false);
}

export const device = new DeviceState();
