/** Between the page and its table worker. */

export type ToWorker =
  | { do: "ask"; id: number; asked: string }
  | { do: "open"; line: number; table: string }
  | { do: "hear"; line: number; text: string }
  | { do: "leave"; line: number };

export type FromWorker =
  | { told: "progress"; done: number; total: number }
  /** `kept`: does this browser keep anything? `damaged`: could part of it not be read? */
  | { told: "ready"; kept: boolean; damaged: boolean }
  | { told: "failed"; code: string }
  | { told: "answer"; id: number; status: number; body: string }
  | { told: "opened"; line: number }
  | { told: "message"; line: number; text: string }
  | { told: "closed"; line: number; code: number }
  /** Something could not be saved: `full` for want of space. */
  | { told: "unsaved"; full: boolean }
  /** Somebody had deleted the journal, and it was written again. */
  | { told: "renewed" };
