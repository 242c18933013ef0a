/** How much of a text is cut at once, in UTF-16 units: to walk a whole one takes `Intl.Segmenter` the square of its length. */
const windowUnits = 64;

/** The letters, words or sentences of a text. Linear, where `segmenter.segment(text)` is not. */
export function segments(text: string, segmenter: Intl.Segmenter): readonly string[] {
  const result: string[] = [];
  let from = 0;
  let units = windowUnits;
  while (from < text.length) {
    const to = codePointEnd(text, from + units);
    const pieces = Array.from(segmenter.segment(text.slice(from, to)), ({ segment }) => segment);
    // What the window ends in may go on behind it.
    const completePieces = to < text.length ? pieces.slice(0, -1) : pieces;
    for (const piece of completePieces) {
      result.push(piece);
      from += piece.length;
    }
    units = completePieces.length > 0 ? windowUnits : units * 2;
  }
  return result;
}

/** A pair of surrogates is not torn apart. */
function codePointEnd(text: string, to: number): number {
  return (text.codePointAt(to - 1) ?? 0) > 0xffff ? to + 1 : to;
}
