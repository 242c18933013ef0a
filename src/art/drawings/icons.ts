import { type IconName, iconNames } from '../iconNames.ts';
import type { SpriteData } from '../SpriteData.ts';
import { a, b, dPad, select, start } from './icons/buttons.ts';
import { arrowUp, code, home, mail, network, print, sound, tip } from './icons/signs.ts';

type Rows = readonly string[];

/**
 * All icons below one another in the order of their names, 16 rows each, each with a key of its own: compiled, that is one path
 * per icon.
 */
export function icons(): SpriteData {
  const rows = iconNames.flatMap((name, index) => drawn[name].map((row) => row.replaceAll('#', keyOf(index))));
  return { rows, palette: Object.fromEntries(iconNames.map((_, index) => [keyOf(index), 'currentColor'])) };
}

const drawn: Readonly<Record<IconName, Rows>> = {
  a,
  b,
  'd-pad': dPad,
  'arrow-up': arrowUp,
  'arrow-down': turned(turned(arrowUp)),
  'arrow-left': turned(turned(turned(arrowUp))),
  'arrow-right': turned(arrowUp),
  select,
  start,
  mail,
  network,
  code,
  print,
  tip,
  home,
  sound,
};

/** A, B, C and so on. */
function keyOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** A quarter turn clockwise. */
function turned(rows: Rows): Rows {
  return [...(rows[0] ?? '')].map((_, column) =>
    rows
      .map((row) => row[column])
      .toReversed()
      .join(''),
  );
}
