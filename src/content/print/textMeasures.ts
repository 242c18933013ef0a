// How wide and how high words are in print, without a browser: by the widths of Libre Franklin's letters, in hundredths of an em.
import * as metrics from './pageMetrics.ts';

/** From the space (U+0020) to the tilde (U+007E), two digits a letter. Wider ones stand as 99. */
const widths =
  '21244160609278242929385621382134694660646565666067662123545654528373707172636074732942706091767669767064647171996967632934294852' +
  '28556054605838605824245624915860606038513958558054534830263057';

/** Bold words are about 4 % wider. A little more, for words of narrow letters. */
const boldFactor = 1.08;

/** Scripts that set each letter in a square: Chinese, Japanese, Korean, and pictures. */
const firstSquareCharacter = 0x2e80;

/** Emoji are drawn larger than letters, on screens as on paper. */
const emojiWidth = 135;

/** Signs below it, such as ©, are letters of every face. */
const firstPictograph = 0x2190;

/** The zero width joiner. */
const joiner = '\u200D';

/** A letter that the table lacks: Greek, Cyrillic, Arabic, a sign. Wider than most of them are. */
const otherWidth = 66;

/**
 * How wide a text is on one line, in em. Not narrower than it prints, by and large: kerning, which draws letters
 * together, is left out.
 */
export function textWidth(text: string, weight: 'regular' | 'bold' = 'regular'): number {
  let hundredths = 0;
  let isJoined = false;
  for (const character of text.normalize('NFD')) {
    // What a joiner joins is drawn as one picture, a family or a trade.
    if (!isJoined) hundredths += characterWidth(character);
    isJoined = character === joiner;
  }
  return (hundredths / 100) * (weight === 'bold' ? boldFactor : 1);
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  // Before what is asked of rarer letters: a plan of a page measures its words some hundred times.
  const offset = (code - 0x20) * 2;
  if (offset >= 0 && offset < widths.length) return Number(widths.slice(offset, offset + 2));
  if (/[\p{M}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  if (code >= firstPictograph && /\p{Extended_Pictographic}/u.test(character)) return emojiWidth;
  return code >= firstSquareCharacter ? 100 : otherWidth;
}

/** Where a line may end: after a space or a hyphen, and between the letters of scripts that have no spaces. */
const linePieces = /[^\s\u002D\u2E80-\u{3FFFF}]*(?:[\s\u002D]+|[\u2E80-\u{3FFFF}])|[^\s\u002D\u2E80-\u{3FFFF}]+$/gu;

const spaceEm = textWidth(' ');

/**
 * How many lines a paragraph fills: words go onto a line while there is room, and a word longer than a line is broken
 * where the line ends. An empty text has none.
 *
 * @param widthEm the length of a line in the text's own em
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
      // A letter that does not fit any more leaves a rest: each broken line holds a little less than its length.
      const brokenLines = Math.ceil(width / Math.max(1, widthEm - 1));
      lines += brokenLines - 1;
      usedEm = width / brokenLines;
    } else usedEm += width;
    usedEm += blank;
  }
  return lines;
}

/** A paragraph as it is set. */
export type Block = {
  text: string;
  sizePx: number;
  weight?: 'regular' | 'bold';
  /** The empty space above it, unless it comes first. @default 0 */
  gapPx?: number;
};

/**
 * How high blocks under one another are, in pixels. Empty ones take no room, and neither does their gap.
 *
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
