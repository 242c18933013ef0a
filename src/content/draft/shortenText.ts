import { segments } from '../segments.ts';
import { splitGraphemes } from '../splitGraphemes.ts';

/** Tells whether a text is short enough for its place. */
type FitCheck = (text: string) => boolean;

/** As many whole sentences as fit; `''` when none does. */
export function wholeSentences(text: string, fits: FitCheck): string {
  return fits(text) ? text : longestFit(splitSentences(text), fits);
}

/** As many whole sentences as fit; where not even the first does, as many words, with an ellipsis. */
export function firstSentences(text: string, fits: FitCheck): string {
  return wholeSentences(text, fits) || firstWords(text, fits);
}

/** As many whole words as fit, with an ellipsis; of a word that is too long, its first letters. `''` when none fits. */
export function firstWords(text: string, fits: FitCheck): string {
  if (fits(text)) return text;
  const fitsWithMark: FitCheck = (words) => fits(`${words}…`);
  const shortened = longestFit(text.split(/(?<=\s)/), fitsWithMark) || longestFit(splitGraphemes(text), fitsWithMark);
  return shortened && `${shortened.replace(/[\s,;:./|&–-]+$/u, '')}…`;
}

function splitSentences(text: string): readonly string[] {
  return segments(text, new Intl.Segmenter('en', { granularity: 'sentence' }));
}

/** The longest beginning that fits. Fitting is tried piece by piece, so no more is measured than can fit. */
function longestFit(pieces: readonly string[], fits: FitCheck): string {
  let result = '';
  for (const piece of pieces) {
    if (!fits((result + piece).trim())) break;
    result += piece;
  }
  return result.trim();
}

/** The text, with a full stop of its script where it has no end of its own. */
export function asSentence(text: string): string {
  if (text === '' || /[.!?…。！？؟।][)"'”’»]*$/u.test(text)) return text;
  return `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}`;
}
