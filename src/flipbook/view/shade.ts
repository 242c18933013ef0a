/** What a shadow is of: a flap on the page beneath, a flap's own curve at the crease, a board's side. */
type Kind = 'drop' | 'crease' | 'board';

/** A shadow for the length of a turn, put in `sheet` if there is one to fall on. */
export function createShade(kind: Kind, sheet: HTMLElement | undefined): HTMLElement {
  const shade = document.createElement('div');
  shade.dataset.flipShade = kind;
  shade.setAttribute('aria-hidden', 'true');
  sheet?.append(shade);
  return shade;
}
