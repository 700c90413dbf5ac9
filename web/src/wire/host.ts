/** The interface between the page and the program that runs the tables: a server, or a worker of this browser. */

export interface HostAnswer {
  status: number;
  text(): Promise<string>;
}

/** One line to a table. A WebSocket is one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The `readyState` of a line that is open. */
export const OPEN = 1;

export interface Host {
  /** `path` is what follows /api/. It rejects where there is no answer at all. */
  request(method: string, path: string, token?: string, body?: string): Promise<HostAnswer>;
  line(table: string): Line;
}
