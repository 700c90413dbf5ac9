/**
 * What the page answers to a key or a button, apart from what happens at the table: the two never mix in one region, so
 * that an answer is not lost between events.
 */
class Announcer {
  text = $state("");
  /** Changes with every answer, so that the same words are said again. */
  turn = $state(0);

  say(text: string): void {
    this.text = text;
    this.turn += 1;
  }

  clear(): void {
    this.text = "";
  }
}

export const announcer = new Announcer();
