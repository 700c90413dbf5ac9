/** An invitation as people type it: a whole link, the id in it, or the short code. */

import * as api from "./api.ts";
import type { TableAbout } from "./protocol.ts";

const IN_A_LINK = /\/t\/([A-Za-z0-9_-]+)/;
const LENGTH_OF_AN_ID = 16;

export type Invitation = { id: string } | { code: string };

/** However it was typed or pasted. The address before `/t/` does not matter: the same server has several. */
export function readInvitation(text: string): Invitation | null {
  const id = IN_A_LINK.exec(text)?.[1];
  if (id) return { id };
  const letters = text.replace(/[\s\-–—_.,]/g, "");
  if (!letters) return null;
  return letters.length === LENGTH_OF_AN_ID ? { id: letters.toLowerCase() } : { code: letters };
}

/** The table; ApiError where there is none, or none any more. */
export async function tableOf(invitation: Invitation): Promise<TableAbout> {
  const about = await ("id" in invitation ? api.lookAt(invitation.id) : api.findTable(invitation.code));
  if (about.status === "ended") throw new api.ApiError(410, { code: "server.ended" });
  return about;
}

/** Six letters in two groups: that is how they are said and typed. */
export function codeText(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.toUpperCase();
}
