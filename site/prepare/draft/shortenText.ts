import { blocksOf, inlineText, plainLines, type RichText } from '../../../src/resume/RichText.ts';
import { splitGraphemes, splitSentences } from '../../../src/resume/text/segments.ts';

/** The width of a character in the monospaced screen font, in em. The folded sheet uses it. */
const screenFaceEm = 0.4;

/** The width of most other scripts, in a font from the owner. */
const otherEm = 0.66;

/** The characters of the screen font, approximately: Latin letters, symbols and marks. */
const screenFaceCharacters = /[ -\u024F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF]/;

/** Characters that count as squares: Greek, Cyrillic and East Asian scripts. */
const squareCharacters = /[\u0370-\u052F\u2E80-\u{3FFFF}]/u;

/**
 * The most space that a text takes on one line of the folded sheet, in em. Cyrillic is in the pixel
 * font, whose letters are squares, like Chinese, Japanese and Korean.
 */
function sheetWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) {
    if (screenFaceCharacters.test(character)) width += screenFaceEm;
    else if (!/\p{M}/u.test(character)) width += squareCharacters.test(character) ? 1 : otherEm;
  }
  return width;
}

type FitCheck = (text: string) => boolean;

/** Checks whether a text fits a width on the folded sheet. */
export const fitsSheet =
  (em: number): FitCheck =>
  (text) =>
    sheetWidth(text) <= em;

/** The whole sentences that fit; `''` if none does. */
export function wholeSentences(text: string, fits: FitCheck): string {
  return fits(text) ? text : longestFit(splitSentences(text), fits);
}

/** The whole sentences that fit; if none does, the words that fit and an ellipsis. */
export function firstSentences(text: string, fits: FitCheck): string {
  return wholeSentences(text, fits) || firstWords(text, fits);
}

/** The whole words that fit, or else the first letters of a long word, with an ellipsis; `''` if nothing fits. */
export function firstWords(text: string, fits: FitCheck): string {
  if (fits(text)) return text;
  const fitsWithMark: FitCheck = (words) => fits(`${words}…`);
  const shortened = longestFit(text.split(/(?<=\s)/), fitsWithMark) || longestFit(splitGraphemes(text), fitsWithMark);
  return shortened && `${shortened.replace(/[\s,;:./|&–-]+$/u, '')}…`;
}

/** The longest start that fits. Adds piece by piece, so it never measures much more than fits. */
function longestFit(pieces: readonly string[], fits: FitCheck): string {
  let result = '';
  for (const piece of pieces) {
    if (!fits((result + piece).trim())) break;
    result += piece;
  }
  return result.trim();
}

/** Adds a full stop in the text's script, unless the text has an end mark. */
export function asSentence(text: string): string {
  if (text === '' || /[.!?…。！？؟।][)"'”’»]*$/u.test(text)) return text;
  return `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}`;
}

/** The longest label in game.json, in characters. */
const labelLimit = 60;

/** The width of the longest label in Latin letters on the folded sheet, in em. */
const labelEm = 24;

/** Cuts a text after a word if it is too long for a label of game.json or too wide. */
export function asLabel(text: string, widthEm = labelEm, limit = labelLimit): string {
  return firstWords(text, (words) => words.length <= limit && sheetWidth(words) <= widthEm);
}

/**
 * A résumé text as plain text on one line: no markup, and no braces, which game.json uses for
 * `{name}` and `{company}`. All résumé text in drafts goes through here.
 */
export function textForDraft(text: RichText | undefined): string {
  return blocksOf(text)
    .flatMap((block) =>
      'list' in block
        ? block.list.flatMap(plainLines).map((line) => ({ text: line, isItem: true }))
        : [{ text: inlineText(block.paragraph), isItem: false }],
    )
    .reduce(withLine, '')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

function withLine(textSoFar: string, { text, isItem }: { text: string; isItem: boolean }): string {
  if (textSoFar === '' || text === '') return textSoFar || text;
  // Without a separator, list items that have no full stop would read as one sentence.
  const isOpen = isItem && !/[.!?:;,…]$/.test(textSoFar);
  return `${textSoFar}${isOpen ? ';' : ''} ${text}`;
}
