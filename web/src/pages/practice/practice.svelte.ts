/** One position to practise with. It is shown like a live table, and what is asked there is answered about this moment. */
import type { Move } from "../../games/moves.ts";
import { readCards, tryMove, whyOf } from "../../wire/api.ts";
import type { Answered, Asked, Exercise, TableAbout, Tried } from "../../wire/protocol.ts";
import type { PuzzleResult } from "../../wire/solved.ts";
import { Live, type TableConnection } from "../../wire/table.svelte.ts";

type Tell = (answer: Answered) => void;

export class Practice {
  readonly live: Live;
  readonly about: TableAbout;
  private readonly path: string;
  private readonly settled: (result: PuzzleResult) => void;
  /** The move that was tried last, and what a search made of it. */
  last: { move: Move; found: Tried } | null = $state.raw(null);
  /** Solved, or the answer was shown: then there is nothing more to find. */
  result: PuzzleResult | null = $state(null);
  answer: Move | null = $state.raw(null);
  private tries = 0;

  /** `settled` is called once, when it is solved or shown. */
  constructor(path: string, exercise: Exercise, settled: (result: PuzzleResult) => void) {
    this.path = path;
    this.settled = settled;
    this.about = aboutOf(exercise);
    this.live = new Live("", undefined, undefined, { kind: "practice", connect: (told) => this.connect(told) });
    this.live.about = this.about;
    this.live.seat = exercise.seat;
    this.live.table = exercise.table;
    this.live.own = exercise.own;
    this.live.text = exercise.text;
    this.live.choice = exercise.choice;
  }

  private connect(tell: Tell): TableConnection {
    return { ask: (asked) => void this.answered(asked, tell), greet: () => {}, close: () => {} };
  }

  private async answered(asked: Asked, tell: Tell): Promise<void> {
    if (!("id" in asked)) return;
    const { id } = asked;
    try {
      if (asked.type === "read") {
        const { cards, run } = asked;
        tell({ type: "meanings", id, ...(await readCards(this.path, { cards, ...(run ? { run } : {}) })) });
      } else if (asked.type === "play") {
        await this.play(asked.move);
        tell({ type: "done", id, n: 0 });
      } else if (asked.type === "hint") {
        // The answer is all that there is to say: nothing corrects it.
        const move = asked.deep ? null : await this.show();
        tell({ type: "hinted", id, ...(move ? { move: move as Tried["better"] & {} } : {}) });
      }
    } catch (error) {
      tell({ type: "refused", id, n: 0, why: whyOf(error) });
    }
  }

  private async play(text: string): Promise<void> {
    const move: Move = this.live.sending ?? { verb: "", cards: [], text };
    const found = await tryMove(this.path, { move: text });
    this.tries += 1;
    this.last = { move, found };
    if (found.right) this.settle(this.tries === 1 ? "first" : "later");
  }

  /** The best move, for those who give up. */
  async show(): Promise<Move | null> {
    const found = this.last?.found.better ? this.last.found : await tryMove(this.path, {});
    this.answer = found.better ?? null;
    this.settle("shown");
    return this.answer;
  }

  private settle(result: PuzzleResult): void {
    if (this.result) return;
    this.result = result;
    this.settled(result);
  }
}

/** Nobody else is there: the others have nothing to say and do nothing. */
function aboutOf({ game, players, options, seat, names = [] }: Exercise): TableAbout {
  return {
    id: "",
    game,
    players,
    options,
    status: "playing",
    match: 0,
    pace: {},
    seats: Array.from({ length: players }, (_, place) => ({
      seat: place + 1,
      holder: place + 1 === seat ? "person" : "bot",
      present: true,
      ...(names[place] ? { name: names[place] } : {}),
    })),
    commitment: "",
  };
}
