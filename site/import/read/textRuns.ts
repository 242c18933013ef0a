// Fonts and characters of a PDF's text runs.
import type { TextRun } from './pdfPages.ts';

/** Names of bold and italic fonts, including those of TeX: "CMBX10", "NimbusRomNo9L-Medi". */
const [boldFont, italicFont] = [
  /bold|black|semi|demi|heavy|(?:cm|ec|sf)bx|-medi(?!um)/i,
  /ital|obli|slant|(?:cm|ec|sf)(?:ti|sl)/i,
];

/** Fonts of icons, in which "a" may be a logo. An icon stays as a character without a meaning. */
const iconFont = /awesome|marvosym|material|icomoon|fontello|academicons/i;
export const icon = '\uE000';
const bullet = /^[○●•◦▪■□]$/;

/** Fonts of bullets, which have no meaning as characters. */
const symbolFont = /opensymbol|starsymbol|wingdings|symbolmt/i;
const symbol = /^\p{Co}$/u;

/** @param font the name of a font, in which Word's "o" is the bullet of an inner list */
export const fontStyle = (font: string) => ({
  isBold: boldFont.test(font),
  isItalic: italicFont.test(font),
  isIcon: (text: string) => iconFont.test(font) && !bullet.test(text),
  isBullet: (text: string) => (text === 'o' && /courier/i.test(font)) || (symbol.test(text) && symbolFont.test(font)),
});

/** In points: the farthest that a shadow is from its text. */
const maxShadow = 1.5;

/** Drops the second copy of a text that is printed twice, as its shadow or to look bold. */
export const withoutShadows = (runs: readonly TextRun[]): readonly TextRun[] =>
  runs.filter((run, index) => {
    const isCopy = (other: TextRun) =>
      other.text.trim() === run.text.trim() &&
      Math.abs(other.x - run.x) < maxShadow &&
      Math.abs(other.y - run.y) < maxShadow &&
      Math.abs(other.right - run.right) < maxShadow;
    return !runs.slice(0, index).some(isCopy);
  });

/** The fewest marks on a page that are those of empty paragraphs. */
const minLoneMarks = 4;

/** Drops the marks that Pages prints for empty paragraphs. */
export function withoutLoneMarks(runs: readonly TextRun[]): readonly TextRun[] {
  const isMark = ({ text }: TextRun) => text.trim() === '!';
  return runs.filter(isMark).length < minLoneMarks ? runs : runs.filter((run) => !isMark(run));
}

/** The widths from which a ligature is "ff" and "ffi", in font sizes. */
const [ffWidth, ffiWidth] = [0.62, 0.85];

/**
 * The letters of a ligature without a character, as in PDFs of Google Docs: by its width, and by the letter after it.
 * "fi" is mostly before a consonant, and "fl" before a vowel.
 */
export function ligature(width: number, next: string): string {
  if (width >= ffiWidth) return 'ffi';
  if (/^(?![aeiouyäöü])\p{Ll}/u.test(next)) return 'fi';
  return width >= ffWidth ? 'ff' : 'fl';
}

const accentAtEnd = /[´`¨ˆ˜ˇ˚¸˘˙]$/;

/** The combining forms of accents that NFKD does not decompose. */
const otherAccents: Readonly<Record<string, string>> = { '`': '\u0300', ˆ: '\u0302', ˇ: '\u030C' };

/** An accent overlaps its letter by at least this, in font sizes. Kerning is less. */
const minOverlap = 0.2;

/** Joins an accent of TeX with the letter below it: "Rodr´" and "ıguez" overlap, and make "Rodríguez". */
export function withAccents(runs: readonly TextRun[]): readonly TextRun[] {
  const output: TextRun[] = [];
  for (const run of runs) {
    const last = output.at(-1);
    const [accent = ''] = accentAtEnd.exec(last?.text ?? '') ?? [];
    const overlap = last ? (last.right - run.x) / run.sizePt : 0;
    if (last && accent && overlap > minOverlap && run.x > last.x && run.y === last.y) {
      const combining = otherAccents[accent] ?? accent.normalize('NFKD').slice(1);
      const [letter = '', ...rest] = run.text.replace(/^ı/, 'i');
      const text = [last.text.slice(0, -1), letter, combining, ...rest].join('').normalize('NFC');
      output.splice(-1, 1, { ...last, text, right: run.right });
    } else output.push(run);
  }
  return output;
}
