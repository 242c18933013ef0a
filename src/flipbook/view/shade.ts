/** What a shadow is of: a flap on the page beneath, a flap's own curve at the crease, a board's side. */
type Kind = 'drop' | 'crease' | 'board';

/** A shadow, and the box that cuts it at the edges of its page. */
export interface Shade {
  readonly box: HTMLElement;
  readonly shadow: HTMLElement;
  /** Puts it in `sheet`, if there is one to fall on. */
  readonly lay: (sheet: HTMLElement | undefined) => void;
}

/** A shadow for the length of a turn, put in `sheet` if there is one to fall on. */
export function createShade(kind: Kind, sheet: HTMLElement | undefined): Shade {
  const box = document.createElement('div');
  const shadow = document.createElement('div');
  box.dataset.flipShade = kind;
  box.setAttribute('aria-hidden', 'true');
  box.append(shadow);
  const lay = (on: HTMLElement | undefined): void => {
    if (!on) box.remove();
    else if (box.parentElement !== on) on.append(box);
  };
  lay(sheet);
  return { box, shadow, lay };
}
