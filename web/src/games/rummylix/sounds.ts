import type { EventSounds } from "../room.ts";

export const sounds: EventSounds<"rummylix"> = {
  "rummylix.turned_up": "laid",
  "rummylix.drew": "draw",
  "rummylix.took": "draw",
  "rummylix.opened": "trick",
  "rummylix.laid": "laid",
  "rummylix.added": "laid",
  "rummylix.swapped": "star",
  "rummylix.placed": "star",
  "rummylix.blocked": "firecracker",
  "rummylix.unblocked": "star",
  "rummylix.discarded": "laid",
  "rummylix.pile_turned": "shuffled",
  "rummylix.pile_shuffled": "shuffled",
  "rummylix.refill": "draw",
  "rummylix.out": "out",
};
