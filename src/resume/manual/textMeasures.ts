// Measures printed text without a browser, from the glyph widths of Libre Franklin in hundredths of
// an em.
import * as metrics from './pageMetrics.ts';

/** Widths from space (U+0020) to tilde (U+007E), two digits each, capped at 99. */
const widths =
  '21244160609278242929385621382134694660646565666067662123545654528373707172636074732942706091767669767064647171996967632934294852' +
  '28556054605838605824245624915860606038513958558054534830263057';

/** Bold text is about 4 % wider; more in words of narrow letters. */
const boldFactor = 1.08;

/** The first code point of square characters: Chinese, Japanese, Korean, pictures. */
const firstSquareCharacter = 0x2e80;

/** Emoji are wider than letters, on screen and on paper. */
const emojiWidth = 135;

/** Symbols before it, such as ©, are letters of every font. */
const firstPictograph = 0x2190;

const joiner = '\u200D';

/** Characters outside the table: Greek, Cyrillic, Arabic, symbols. Wider than most of them are. */
const otherWidth = 66;

/** A text's width on one line, in em. Usually at least the printed one: it ignores kerning. */
export function textWidth(text: string, weight: 'regular' | 'bold' = 'regular'): number {
  let hundredths = 0;
  let isJoined = false;
  for (const character of text.normalize('NFD')) {
    // Joined emoji form one picture.
    if (!isJoined) hundredths += characterWidth(character);
    isJoined = character === joiner;
  }
  return (hundredths / 100) * (weight === 'bold' ? boldFactor : 1);
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  // Common characters first: laying out a page measures its text hundreds of times.
  const offset = (code - 0x20) * 2;
  if (offset >= 0 && offset < widths.length) return Number(widths.slice(offset, offset + 2));
  if (/[\p{M}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  if (code >= firstPictograph && /\p{Extended_Pictographic}/u.test(character)) return emojiWidth;
  return code >= firstSquareCharacter ? 100 : otherWidth;
}

/** Lines break after a space or hyphen, and between characters of scripts without spaces. */
const linePieces = /[^\s\u002D\u2E80-\u{3FFFF}]*(?:[\s\u002D]+|[\u2E80-\u{3FFFF}])|[^\s\u002D\u2E80-\u{3FFFF}]+$/gu;

const spaceEm = textWidth(' ');

/**
 * The number of lines of a paragraph; 0 for an empty text. Words longer than a line break at its
 * end.
 * @param widthEm the line's length in the text's own em
 */
export function lineCount(text: string, widthEm: number, weight: 'regular' | 'bold' = 'regular'): number {
  const words = text.trim().match(linePieces) ?? [];
  let lines = words.length > 0 ? 1 : 0;
  let usedEm = 0;
  for (const word of words) {
    const blank = /\s$/.test(word) ? spaceEm : 0;
    const width = textWidth(word.trimEnd(), weight);
    if (usedEm > 0 && usedEm + width > widthEm) {
      lines += 1;
      usedEm = 0;
    }
    if (width > widthEm) {
      // A broken line is not quite full: the next character did not fit.
      const brokenLines = Math.ceil(width / Math.max(1, widthEm - 1));
      lines += brokenLines - 1;
      usedEm = width / brokenLines;
    } else usedEm += width;
    usedEm += blank;
  }
  return lines;
}

/** A paragraph with its typography. */
export type Block = {
  text: string;
  sizePx: number;
  weight?: 'regular' | 'bold';
  /** The margin above it, unless it is first. @default 0 */
  gapPx?: number;
};

/**
 * The height of stacked blocks, in pixels. Empty ones take no space, nor does their margin.
 * @param lineHeight in em
 */
export function blocksHeight(
  blocks: readonly Block[],
  widthPx: number,
  lineHeight: number = metrics.textLineHeight,
): number {
  return blocks
    .filter(({ text }) => text.trim())
    .reduce((height, { text, sizePx, weight = 'regular', gapPx = 0 }, index) => {
      const lines = lineCount(text, widthPx / sizePx, weight);
      return height + lines * sizePx * lineHeight + (index === 0 ? 0 : gapPx);
    }, 0);
}
