/**
 * The order in which players keep their cards, so that the same cards come back in it: after a reload, and when one device
 * is handed back. The browser keeps one hand, and only where nobody else plays on this device: people who share one could
 * look into what it keeps. Their orders are gone with the page.
 */
import { keysOf } from "../wire/keys.ts";

const KEPT = "toutilix.hand";

export interface HandOwner {
  table: string;
  seat: number;
  /** The match and the hand: other cards come as they are dealt. */
  deal: string;
}

interface KeptOrder extends HandOwner {
  cards: readonly string[];
}

const here = new Map<string, KeptOrder>();

export function keepOrder(whose: HandOwner | null, cards: readonly string[]): void {
  if (!whose || !cards.length) return;
  const kept: KeptOrder = { ...whose, cards };
  here.set(`${whose.table}/${whose.seat}`, kept);
  if (keysOf(whose.table).length > 1) return;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here: the order lasts as long as the page.
  }
}

/** None where these are other cards, or another player's. */
export function keptOrder(whose: HandOwner | null): readonly string[] {
  if (!whose) return [];
  const kept = here.get(`${whose.table}/${whose.seat}`) ?? stored();
  const same = kept?.table === whose.table && kept.seat === whose.seat && kept.deal === whose.deal;
  return same && Array.isArray(kept.cards) ? kept.cards : [];
}

function stored(): KeptOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}
