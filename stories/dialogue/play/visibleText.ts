/** The visible text of a typewriter: the part that it has typed, or all of it. */
export function visibleText(container: HTMLElement): string {
  const layer = container.querySelector('[data-rest]') ?? container.querySelector('[data-phase] > span');
  return layer?.textContent ?? '';
}

export function typewriterIn(container: HTMLElement): HTMLElement {
  const root = container.querySelector<HTMLElement>('[data-phase]');
  if (!root) throw new Error('The story has no typewriter.');
  return root;
}
