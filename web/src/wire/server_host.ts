/** The tables are on the server that has sent this page. */
import type { Host, HostAnswer, Line } from "./host.ts";

/** Where a table is spoken with. */
function lineTo(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

export const host: Host = {
  request(method: string, path: string, token?: string, body?: string): Promise<HostAnswer> {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    return fetch(`/api/${path}`, { method, headers, body: body ?? null });
  },
  line: (table: string): Line => new WebSocket(lineTo(table)),
};

/** Does this device run its own tables? */
export const ON_DEVICE: boolean = false;
