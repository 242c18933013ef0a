import { characterPalette } from '../../../src/art/characterPalette.ts';
import { readSprite } from '../../sprites/readSprite.ts';
import type { Look } from './lookParts.ts';

/** The sprites of the haircuts. Short hair is part of the character's sprite. */
const hairSprites: Readonly<Record<string, string>> = { long: 'hairLong', tied: 'hairTied', covered: 'hairCovered' };

/** The sprite's head and shoulders, in dots. The number of rows is even, because a line of text shows two. */
const portrait = { left: 8, width: 32, rows: 32 };

/**
 * The character's head and shoulders for a terminal with 24-bit colors, one line for two rows of dots.
 * @param look `character` of game.json; colors that are not `#rrggbb` fall back to the sprite's
 */
export function portraitLines(look: Look): readonly string[] {
  const text = (key: string) => (typeof look[key] === 'string' ? look[key] : undefined);
  const names = [
    'character',
    'characterCrossedArms',
    ...(look.headphones === false ? [] : ['headphones']),
    ...[hairSprites[text('hairCut') ?? '']].flatMap((name) => name ?? []),
  ];
  const sprites = names.map((name) => readSprite(name));
  const colors = characterPalette({ skin: text('skin'), hair: text('hair'), shirt: text('shirt') });
  const palette: Readonly<Record<string, string>> = Object.assign(
    {},
    ...sprites.map((sprite) => sprite.palette),
    colors,
  );
  const colorAt = (x: number, y: number) =>
    palette[sprites.map(({ rows }) => rows[y]?.[x] ?? '.').findLast((dot) => dot !== '.') ?? ''];
  return Array.from({ length: portrait.rows / 2 }, (_, line) =>
    Array.from({ length: portrait.width }, (_, column) =>
      twoDots(colorAt(portrait.left + column, 2 * line), colorAt(portrait.left + column, 2 * line + 1)),
    ).join(''),
  );
}

/** One character for two dots, one above the other. `undefined` is the terminal's own background. */
function twoDots(upper: string | undefined, lower: string | undefined): string {
  if (upper === undefined && lower === undefined) return ' ';
  if (upper === undefined) return `${sgr(38, lower)}▄${reset}`;
  return `${sgr(38, upper)}${sgr(48, lower)}▀${reset}`;
}

const reset = '\u001b[0m';

/** Sets the foreground (38) or background (48) color, as ECMA-48 and ISO 8613-6 define. */
function sgr(target: 38 | 48, color: string | undefined): string {
  if (color === undefined) return '';
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `\u001b[${target};2;${channels.join(';')}m`;
}
