/** What is to be seen of a typewriter's words: what is typed so far, or all of it. */
export function typed(room: HTMLElement): string {
  const layer = room.querySelector('[data-rest]') ?? room.querySelector('[data-phase] > span');
  return layer?.textContent ?? '';
}

/** A typewriter's outermost element. */
export function typewriterIn(room: HTMLElement): HTMLElement {
  const root = room.querySelector<HTMLElement>('[data-phase]');
  if (!root) throw new Error('There is no typewriter in this story.');
  return root;
}
