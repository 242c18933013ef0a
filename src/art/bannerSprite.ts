// Dot space of the cloth: 92 x 20. On either side, hem, trim and margin take four dots.
import type { CompiledSprite } from './CompiledSprite.ts';
import { glyphRows } from './glyphRows.ts';
import { outlinePath } from './outlinePath.ts';

const clothWidth = 92;
const clothHeight = 20;

/** The characters that have small glyphs, in the order of their rows. */
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&-.' ,+!";

/** Five rows per character. Each octal digit is three dots; the leftmost counts four. */
const encodedGlyphs =
  '2575565656344436555674647746443455355755722271115255655444475775575555255526564425573656553421672222' +
  '555575555255775552555522271247755572622761247612165571174616347577122275757757162525300700000022200000000' +
  '000240272022202';

/** Seven rows for each character that `glyphRows` lacks. Each base-32 digit is five dots. */
const punctuation: Readonly<Record<string, string>> = {
  '&': 'ciicjid',
  '-': '000e000',
  '.': '00000cc',
  "'": '4480000',
  ' ': '0000000',
  ',': '0000448',
  '+': '044v440',
  '!': '4444404',
};

type Glyph = readonly string[];

interface Lettering {
  /** The maximum number of lines. */
  readonly lines: number;
  /** The maximum number of characters per line. */
  readonly length: number;
  /** Empty rows between two lines, and empty columns between two characters. */
  readonly gap: { readonly rows: number; readonly columns: number };
  readonly glyphOf: (character: string) => Glyph | undefined;
}

/** The letterings to try, widest characters first. The last fits any name from a link. */
const letterings: readonly Lettering[] = [
  {
    lines: 1,
    length: 7,
    gap: { rows: 0, columns: 2 },
    glyphOf: (character) => doubleHeight(mediumGlyph(character))?.map(doubleWidth),
  },
  {
    lines: 1,
    length: 12,
    gap: { rows: 0, columns: 1 },
    glyphOf: (character) => doubleHeight(mediumGlyph(character))?.map(embolden),
  },
  { lines: 2, length: 12, gap: { rows: 2, columns: 1 }, glyphOf: (character) => mediumGlyph(character)?.map(embolden) },
  { lines: 1, length: 14, gap: { rows: 0, columns: 1 }, glyphOf: (character) => doubleHeight(mediumGlyph(character)) },
  { lines: 2, length: 14, gap: { rows: 2, columns: 1 }, glyphOf: mediumGlyph },
  { lines: 1, length: 21, gap: { rows: 0, columns: 1 }, glyphOf: (character) => doubleHeight(smallGlyph(character)) },
  { lines: 3, length: 21, gap: { rows: 1, columns: 1 }, glyphOf: smallGlyph },
];

/**
 * A banner's cloth (92 x 20 dots) with a name in capitals, in the widest lettering that fits, on up
 * to three lines.
 * @param visibleCount the number of visible characters; the others leave gaps
 * @returns undefined if a character has no glyph, or the name is too long
 */
export function bannerSprite(name: string, visibleCount = name.length): CompiledSprite | undefined {
  for (const lettering of letterings) {
    const lines = linesOf(name, lettering);
    let lineStart = 0;
    const lineRows = lines?.map((line) => {
      const visibleOnLine = visibleCount - lineStart;
      lineStart += line.length;
      return rowsOfLine(line, visibleOnLine, lettering);
    });
    if (lineRows?.every((rows) => rows !== undefined)) return cloth(lineRows, lettering.gap.rows);
  }
  return undefined;
}

/** The cloth below a name that is set as text. */
export const plainBanner = cloth([], 0);

function cloth(lines: readonly Glyph[], gapRows: number): CompiledSprite {
  const gap = Array<string>(gapRows).fill('');
  const textRows = lines.flatMap((rows, index) => (index === 0 ? rows : [...gap, ...rows]));
  const top = Math.floor((clothHeight - textRows.length) / 2);
  const rows = Array.from({ length: clothHeight }, (_, row) => {
    const textRow = textRows[row - top] ?? '';
    const margin = Math.floor((clothWidth - 8 - textRow.length) / 2);
    const inner = textRow.padStart(margin + textRow.length, '.').padEnd(clothWidth - 8, '.');
    return `krrw${inner.replaceAll('.', 'w').replaceAll('#', 'k')}wRRk`;
  });
  const palette = { w: '#fff6dc', r: '#e83a4b', R: '#9c2447', k: '#1d1a2b' };
  const paths = Object.keys(palette).map((key) => ({ key, d: outlinePath(rows, key) }));
  return { width: clothWidth, height: clothHeight, palette, paths };
}

/** Breaks a name between words into lines of nearly equal length. Three lines may also break inside words. */
function linesOf(name: string, { lines, length }: Lettering): readonly string[] | undefined {
  for (let limit = Math.ceil(name.length / lines); limit <= length; limit++) {
    const bannerLines = fillLines(name.split(/ |(?<=-)/), limit);
    if (bannerLines.length <= lines && bannerLines.every((line) => line.length <= limit)) return bannerLines;
  }
  return lines === 3 && name.length <= lines * length
    ? name.match(new RegExp(`.{1,${Math.ceil(name.length / lines)}}`, 'g'))?.map((line) => line.trim())
    : undefined;
}

function fillLines(words: readonly string[], limit: number): readonly string[] {
  const joinedLines: string[] = [];
  for (const word of words) {
    const line = joinedLines.at(-1);
    const joined = line?.endsWith('-') ? line + word : `${line} ${word}`;
    if (line !== undefined && joined.length <= limit) joinedLines[joinedLines.length - 1] = joined;
    else joinedLines.push(word);
  }
  return joinedLines;
}

function rowsOfLine(line: string, visibleCount: number, { gap, glyphOf }: Lettering): Glyph | undefined {
  const glyphs = [...line].map(glyphOf);
  const [first] = glyphs;
  if (!first || !glyphs.every((glyph) => glyph !== undefined)) return undefined;
  const dotsAt = (rows: Glyph, index: number, row: number) =>
    index < visibleCount ? rows[row] : rows[row]?.replaceAll('#', '.');
  return first.map((_, row) => glyphs.map((rows, index) => dotsAt(rows, index, row)).join('.'.repeat(gap.columns)));
}

function mediumGlyph(character: string): Glyph | undefined {
  const encoded = punctuation[character];
  if (encoded === undefined) return glyphRows(character);
  return [...encoded].map((row) => dots(Number.parseInt(row, 32), 5));
}

function smallGlyph(character: string): Glyph | undefined {
  const index = characters.indexOf(character);
  if (index === -1) return undefined;
  return [...encodedGlyphs.slice(index * 5, index * 5 + 5)].map((row) => dots(Number(row), 3));
}

const doubleHeight = (glyph: Glyph | undefined) => glyph?.flatMap((row) => [row, row]);

const doubleWidth = (row: string) => row.replace(/./g, '$&$&');

/** Widens vertical strokes to two dots. Gaps of one dot stay, because otherwise M and W would fill up. */
function embolden(row: string): string {
  return `${row}.`.replace(/(?<=#)\.(?!#)/g, '#');
}

function dots(row: number, width: number): string {
  return row.toString(2).padStart(width, '0').replaceAll('0', '.').replaceAll('1', '#');
}
