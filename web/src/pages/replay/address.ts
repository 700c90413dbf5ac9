/** The query of a replay's address: viewpoint and step. It may name an act by its number instead of a step. */

/** A seat's number, `all` for every hand open, or nothing for a spectator. */
export type Viewpoint = string;

export interface ReplayAddress {
  viewpoint: Viewpoint;
  /** From 0. */
  step: number;
  act?: number;
}

export function readAddress(search: string): ReplayAddress {
  const asked = new URLSearchParams(search);
  const step = Number(asked.get("step") ?? 1);
  const act = Number(asked.get("act"));
  return {
    viewpoint: asked.get("seat") ?? "",
    step: Number.isInteger(step) && step > 0 ? step - 1 : 0,
    ...(Number.isInteger(act) && act > 0 ? { act } : {}),
  };
}

export function writeAddress({ viewpoint, step }: ReplayAddress): string {
  const asked = new URLSearchParams();
  if (viewpoint) asked.set("seat", viewpoint);
  if (step) asked.set("step", String(step + 1));
  const text = asked.toString();
  return text ? `?${text}` : "";
}
