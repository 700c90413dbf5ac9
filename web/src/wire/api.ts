/** Questions and answers about tables: they are made and run here, and played over a line. */
import { host as tableHost } from "#host";
import type {
  Addresses,
  CardMeanings,
  Complaint,
  Created,
  DailyDeals,
  DailyResults,
  DealCheck,
  Exercise,
  GameName,
  Games,
  GameWords,
  HostAct,
  Join,
  Joined,
  MatchReplay,
  MatchReview,
  NewDaily,
  NewLesson,
  NewTable,
  PuzzleList,
  ReadCards,
  Records,
  Rematch,
  Rules,
  TableAbout,
  TableNow,
  TablesNow,
  Tried,
  TryMove,
  Why,
} from "./protocol.ts";
import { track } from "./settled.ts";

/** The server's answer was no, and this is why. */
export class ApiError extends Error {
  readonly status: number;
  readonly why: Why;

  constructor(status: number, why: Why) {
    super(why.code);
    this.status = status;
    this.why = why;
  }
}

/** There was no answer at all, or none that is ours. */
export const UNREACHABLE: Why = { code: "page.unreachable" };

export function whyOf(error: unknown): Why {
  return error instanceof ApiError ? error.why : UNREACHABLE;
}

function ask<Answer>(method: string, path: string, token?: string, body?: object): Promise<Answer> {
  return track(answerTo(method, path, token, body));
}

async function answerTo<Answer>(method: string, path: string, token?: string, body?: object | string): Promise<Answer> {
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  const answer = await tableHost.request(method, path, token, text);
  if (answer.status < 300) return answer.status === 204 ? (undefined as Answer) : JSON.parse(await answer.text());
  let why: Why = UNREACHABLE;
  try {
    why = (JSON.parse(await answer.text()) as Complaint).why ?? UNREACHABLE;
  } catch {
    // A proxy's own page: not ours to read.
  }
  throw new ApiError(answer.status, why);
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;

export const createTable = (request: NewTable) => ask<Created>("POST", "tables", undefined, request);
export const createLesson = (request: NewLesson) => ask<Created>("POST", "lessons", undefined, request);
export const createDaily = (request: NewDaily) => ask<Created>("POST", "daily", undefined, request);
export const dailyDeals = () => ask<DailyDeals>("GET", "daily");
/** The bots' results in a deal, for a table where it was played to its end. */
export const dailyResults = (date: string, game: GameName, id: string) =>
  ask<DailyResults>("GET", `daily/${date}/${game}?table=${encodeURIComponent(id)}`);
export const lookAt = (id: string) => ask<TableNow>("GET", table(id));
export const lookAtAll = (ids: string[]) =>
  ask<TablesNow>("GET", `tables?ids=${ids.map(encodeURIComponent).join(",")}`);
export const findTable = (code: string) => ask<TableAbout>("GET", `codes/${encodeURIComponent(code)}`);
export const addresses = () => ask<Addresses>("GET", "addresses");
export const join = (id: string, request: Join) => ask<Joined>("POST", `${table(id)}/seats`, undefined, request);
export const leave = (id: string, token: string) => ask<void>("DELETE", `${table(id)}/seats/mine`, token);
export const host = (id: string, token: string, act: HostAct) =>
  ask<TableAbout>("POST", `${table(id)}/host`, token, act);
export const rematch = (id: string, token: string, request: Rematch = {}) =>
  ask<TableAbout>("POST", `${table(id)}/rematch`, token, request);
export const records = (id: string) => ask<Records>("GET", `${table(id)}/records`);
export const recordPath = (id: string, match: number) => `/api/${table(id)}/records/${match}`;
/** The record itself, where there is no server that a browser could download it from. */
export const recordText = async (id: string, match: number) =>
  (await tableHost.request("GET", `${table(id)}/records/${match}`)).text();
/** A record file becomes a table of this device. */
export const importRecord = (text: string) => track(answerTo<Created>("POST", "records", undefined, text));
export function replay(id: string, match: number, eyes: string, text: boolean): Promise<MatchReplay> {
  const asked = new URLSearchParams({ ...(eyes && { seat: eyes }), ...(text && { text: "true" }) });
  return ask("GET", `${table(id)}/records/${match}/replay${asked.size ? `?${asked}` : ""}`);
}
export const review = (id: string, match: number) => ask<MatchReview>("GET", `${table(id)}/records/${match}/review`);
export const checkDeals = (id: string, match: number) => ask<DealCheck>("GET", `${table(id)}/records/${match}/check`);
/** Where a position to practise with is found: a puzzle of the collection, or a decision of a finished match. */
export const puzzlePath = (game: GameName, number: number) => `puzzles/${game}/${number}`;
export const slipPath = (id: string, match: number, number: number) => `${table(id)}/records/${match}/slips/${number}`;
export const puzzles = () => ask<PuzzleList>("GET", "puzzles");
export const exercise = (path: string) => ask<Exercise>("GET", path);
export const readCards = (path: string, cards: ReadCards) =>
  ask<CardMeanings>("POST", `${path}/readings`, undefined, cards);
export const tryMove = (path: string, move: TryMove) => ask<Tried>("POST", `${path}/tries`, undefined, move);
export const games = () => ask<Games>("GET", "games");
export const rules = (game: GameName, language: string) => ask<Rules>("GET", `games/${game}/rules?lang=${language}`);
export const gameWords = (game: string, language: string) =>
  ask<GameWords>("GET", `games/${encodeURIComponent(game)}/words?lang=${language}`);
