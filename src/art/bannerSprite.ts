import castleGate from 'virtual:sprite/castleGate';
import { type CompiledSprite, overlaySprites } from './CompiledSprite.ts';
import { outlinePath } from './outlinePath.ts';

/** The characters a banner can show, in the order of their rows. */
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&-.' ";

/**
 * Five rows per character, from the top. Each octal digit is three dots; the leftmost counts four.
 */
const encodedGlyphs =
  '2575565656344436555674647746443455355755722271115255655444475775575555255526564425573656553421672222' +
  '555575555255775552555522271247755572622761247612165571174616347577122275757757162525300700000022200000000';

/** The longest name that fits on the gate, in characters. */
const maxLetters = 12;

/** The castle row in which the banner hangs. */
const topRow = 16;

/**
 * The castle gate (52 x 80 dots) with a banner across it.
 * @param names candidates, best first. The first that is short enough and has only known characters
 * counts; without one, the banner is blank.
 */
export function bannerSprite(names: readonly string[]): CompiledSprite {
  const name = names.find(
    (text) => text && text.length <= maxLetters && [...text].every((one) => characters.includes(one)),
  );
  const glyphs = [...(name ?? '  ')].map((letter) => rowsOfLetter(characters.indexOf(letter)));
  const words = [0, 1, 2, 3, 4].map((row) => `.${glyphs.map((rows) => rows[row]).join('.')}.`);
  const width = words[0]?.length ?? 0;
  const left = Math.floor((castleGate.width - width - 2) / 2);
  const cloth = ['.'.repeat(width), ...words, '.'.repeat(width)].map(
    (row) => `k${row.replaceAll('.', 'w').replaceAll('#', 'k')}k`,
  );
  const pole = 'k'.repeat(castleGate.width - 8);
  const rows = [
    ...Array<string>(topRow).fill(''),
    `....${pole}`,
    ...[...cloth, 'r'.repeat(width + 2)].map((row) => '.'.repeat(left) + row),
  ];
  const colours = { w: '#fff6dc', r: '#e83a4b', k: '#1d1a2b' };
  const paths = ['w', 'r', 'k'].map((key) => ({ key, d: outlinePath(rows, key) }));
  return overlaySprites(castleGate, { ...castleGate, palette: colours, paths });
}

function rowsOfLetter(index: number): readonly string[] {
  return [...encodedGlyphs.slice(index * 5, index * 5 + 5)].map((row) =>
    Number(row).toString(2).padStart(3, '0').replaceAll('0', '.').replaceAll('1', '#'),
  );
}
