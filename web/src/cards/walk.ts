/** Among many buttons: arrows go along, a letter goes to its own, Escape back to the hand. */
export function walk(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = all.indexOf(event.target as HTMLElement);
  let to: HTMLElement | null | undefined;
  if (event.key === "Escape") to = group.closest(".frame")?.querySelector<HTMLElement>("[role=listbox]");
  else if (event.key === "ArrowRight") to = all[at + 1];
  else if (event.key === "ArrowLeft") to = all[at - 1];
  else to = all.find((one) => one.dataset["letter"] === event.key.toUpperCase());
  if (!to) return;
  event.preventDefault();
  to.focus();
}
