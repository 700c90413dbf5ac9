/** What the address of a replay says besides its table and match: whose eyes, and which step. */

/** A seat's number, `all` for every hand open, or nothing for somebody looking on. */
export type Eyes = string;

export interface Asked {
  eyes: Eyes;
  /** From 0. */
  step: number;
}

export function read(search: string): Asked {
  const asked = new URLSearchParams(search);
  const step = Number(asked.get("step") ?? 1);
  return { eyes: asked.get("seat") ?? "", step: Number.isInteger(step) && step > 0 ? step - 1 : 0 };
}

export function write({ eyes, step }: Asked): string {
  const asked = new URLSearchParams();
  if (eyes) asked.set("seat", eyes);
  if (step) asked.set("step", String(step + 1));
  const text = asked.toString();
  return text ? `?${text}` : "";
}
