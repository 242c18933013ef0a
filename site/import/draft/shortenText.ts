import { segments } from '../text/segments.ts';
import { splitGraphemes } from '../text/splitGraphemes.ts';

/** Whether a text fits its place. */
type FitCheck = (text: string) => boolean;

/** The whole sentences that fit; `''` if none does. */
export function wholeSentences(text: string, fits: FitCheck): string {
  return fits(text) ? text : longestFit(splitSentences(text), fits);
}

/** The whole sentences that fit; if none does, the words that fit and an ellipsis. */
export function firstSentences(text: string, fits: FitCheck): string {
  return wholeSentences(text, fits) || firstWords(text, fits);
}

/** The whole words that fit and an ellipsis; of one long word, its first letters; else `''`. */
export function firstWords(text: string, fits: FitCheck): string {
  if (fits(text)) return text;
  const fitsWithMark: FitCheck = (words) => fits(`${words}…`);
  const shortened = longestFit(text.split(/(?<=\s)/), fitsWithMark) || longestFit(splitGraphemes(text), fitsWithMark);
  return shortened && `${shortened.replace(/[\s,;:./|&–-]+$/u, '')}…`;
}

function splitSentences(text: string): readonly string[] {
  return segments(text, new Intl.Segmenter('en', { granularity: 'sentence' }));
}

/** The longest start that fits. Measures piece by piece, so never much more than fits. */
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
