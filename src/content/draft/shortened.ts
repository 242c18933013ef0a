import { lettersOf } from '../lettersOf.ts';
import { segments } from '../segments.ts';

/** Tells whether a text is short enough for its place. */
type Fits = (text: string) => boolean;

/** As many whole sentences as fit; `''` when none does. */
export function wholeSentences(text: string, fits: Fits): string {
  return fits(text) ? text : longest(sentencesOf(text), fits);
}

/** As many whole sentences as fit; where not even the first does, as many words, with an ellipsis. */
export function firstSentences(text: string, fits: Fits): string {
  return wholeSentences(text, fits) || firstWords(text, fits);
}

/** As many whole words as fit, with an ellipsis; of a word that is too long, its first letters. `''` when none fits. */
export function firstWords(text: string, fits: Fits): string {
  if (fits(text)) return text;
  const fitsWithMark: Fits = (words) => fits(`${words}…`);
  const kept = longest(text.split(/(?<=\s)/), fitsWithMark) || longest(lettersOf(text), fitsWithMark);
  return kept && `${kept.replace(/[\s,;:./|&–-]+$/u, '')}…`;
}

function sentencesOf(text: string): readonly string[] {
  return segments(text, new Intl.Segmenter('en', { granularity: 'sentence' }));
}

/** The longest beginning that fits. Fitting is tried piece by piece, so no more is measured than can fit. */
function longest(pieces: readonly string[], fits: Fits): string {
  let kept = '';
  for (const piece of pieces) {
    if (!fits((kept + piece).trim())) break;
    kept += piece;
  }
  return kept.trim();
}

/** The text, with a full stop of its script where it has no end of its own. */
export function asSentence(text: string): string {
  if (text === '' || /[.!?…。！？؟।][)"'”’»]*$/u.test(text)) return text;
  return `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}`;
}
