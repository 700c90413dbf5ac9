/**
 * The address: the front page, a table, a replay, puzzles, the slips of a match, or nowhere. A page that plays without a
 * server lies anywhere on any host, which knows nothing of tables: there the address stands behind a #.
 */
import { ON_DEVICE } from "#host";

export type Route =
  | { at: "front" }
  | { at: "table"; id: string }
  | { at: "replay"; id: string; match: number }
  | { at: "slips"; id: string; match: number }
  | { at: "puzzles"; game: string; number: number }
  | { at: "nowhere" };

export function currentAddress(): { pathname: string; search: string } {
  return ON_DEVICE ? new URL(location.hash.slice(1) || "/", "http://page") : location;
}

/** A path of ours as the browser knows it. */
export const href = (path: string): string => (ON_DEVICE ? `#${path}` : path);

/** The whole address of a path, for others. */
export const linkTo = (path: string): string => new URL(href(path), location.href).href;

export function replaceAddress(path: string): void {
  history.replaceState(null, "", href(path));
}

/** A key that came behind the # of a link; it does not stay in the address. */
export function keyInAddress(): string {
  if (ON_DEVICE) return "";
  const given = location.hash.slice(1);
  if (given) history.replaceState(null, "", location.pathname);
  return given;
}

function read(): Route {
  // The build draws the front page where there is no browser.
  if (!globalThis.location) return { at: "front" };
  const { pathname } = currentAddress();
  if (pathname === "/") return { at: "front" };
  const [, of, what, match] = /^\/t\/([A-Za-z0-9_-]+)\/(replay|slips)\/(\d{1,6})\/?$/.exec(pathname) ?? [];
  if (of) return { at: what as "replay" | "slips", id: of, match: Number(match) };
  const puzzle = /^\/puzzles(?:\/([a-z_]{1,40})(?:\/(\d{1,6}))?)?\/?$/.exec(pathname);
  if (puzzle) return { at: "puzzles", game: puzzle[1] ?? "", number: Number(puzzle[2] ?? 0) };
  const id = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  return id ? { at: "table", id } : { at: "nowhere" };
}

class Router {
  current: Route = $state.raw(read());
  /** Has the address changed since the page was loaded? */
  moved = false;
}

export const route = new Router();

export function go(path: string): void {
  history.pushState(null, "", href(path));
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route.moved = true;
  route.current = read();
}

globalThis.addEventListener?.("popstate", arrive);

/** For a page's heading: focused after a change of address, so that a screen reader says it. A fresh page reads itself. */
export function heading(at: HTMLElement): void {
  if (route.moved) focusUnlessBusy(at);
}

/** Has the focused element gone? */
export function focusIsLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
}

/** Focuses an element, unless another one has the focus. */
export function focusUnlessBusy(at: HTMLElement | null | undefined): void {
  if (focusIsLost()) at?.focus({ preventScroll: true });
}

/** The game to start immediately, from `/?play=GAME`; the query is removed. */
export function wantedGame(): string | null {
  const game = new URLSearchParams(location.search).get("play");
  if (game) history.replaceState(null, "", location.pathname);
  return game;
}

/** The address of a replay, from the viewpoint of a seat or of a spectator; with the number of an act, at that act. */
export function replayPath(id: string, match: number, seat: number | null, act?: number): string {
  const asked = [seat === null ? "" : `seat=${seat}`, act ? `act=${act}` : ""].filter(Boolean).join("&");
  return `/t/${id}/replay/${match}${asked && `?${asked}`}`;
}

/** A puzzle of the collection; without a number, all of a game. */
export const puzzleAddress = (game: string, number?: number): string => `/puzzles/${game}${number ? `/${number}` : ""}`;

/** The slips of one seat of a match as exercises. */
export const slipsAddress = (id: string, match: number, seat: number): string => `/t/${id}/slips/${match}?seat=${seat}`;

/** For links: a click stays on this page; with Ctrl and the like it opens another, as anywhere. */
export function stay(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(ON_DEVICE ? link.hash.slice(1) : link.pathname + link.search);
}
