/** A number from 0 to 1 that looks like chance and is the same each time; `salt` gives a piece several of them. */
export function scatter(piece: number, salt: number): number {
  const mixed = Math.sin(piece * 12.9898 + salt * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}
