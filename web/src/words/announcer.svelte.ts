/**
 * The page's answers to keys and buttons. Events of the table have another live region: the two never mix, so
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
