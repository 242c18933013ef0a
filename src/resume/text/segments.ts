import { endsWithAbbreviation } from './firstSentence.ts';

/** The length of a window, in UTF-16 units. */
const windowUnits = 64;

/** A text's segments, in linear time. `segmenter.segment(text)` takes quadratic time. */
export function segments(text: string, segmenter: Intl.Segmenter): readonly string[] {
  const result: string[] = [];
  let from = 0;
  let units = windowUnits;
  while (from < text.length) {
    const to = codePointEnd(text, from + units);
    const pieces = Array.from(segmenter.segment(text.slice(from, to)), ({ segment }) => segment);
    // The last segment may continue after the window.
    const completePieces = to < text.length ? pieces.slice(0, -1) : pieces;
    for (const piece of completePieces) {
      result.push(piece);
      from += piece.length;
    }
    units = completePieces.length > 0 ? windowUnits : units * 2;
  }
  return result;
}

/** If a window would end within a surrogate pair, moves its end after the pair. */
function codePointEnd(text: string, to: number): number {
  return (text.codePointAt(to - 1) ?? 0) > 0xffff ? to + 1 : to;
}

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into graphemes: accents, joiners and skin tones belong to their character. Client
 * code uses `graphemes`, which takes quadratic time, because its texts are short.
 */
export function splitGraphemes(text: string): readonly string[] {
  return segments(text, graphemeSegmenter);
}

/** Splits a text into sentences, by the rules of a language. An abbreviation does not end one. */
export function splitSentences(text: string, language = 'en'): readonly string[] {
  const sentences: string[] = [];
  for (const piece of segments(text, new Intl.Segmenter(language, { granularity: 'sentence' }))) {
    const last = sentences.at(-1);
    if (last !== undefined && endsWithAbbreviation(last)) sentences.splice(-1, 1, last + piece);
    else sentences.push(piece);
  }
  return sentences;
}
