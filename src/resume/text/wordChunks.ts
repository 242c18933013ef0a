/** The most characters of a word in a chunk. No real word is longer. */
const maxChunkLength = 100;

/** Matches roughly one grapheme. Not `Intl.Segmenter`, which takes quadratic time. */
const grapheme = /(?:\p{RI}{2}|\S)(?:\p{M}|\p{Emoji_Modifier}|\u200d\S)*/gu;

/**
 * Splits a text into chunks, between which a line may break. No chunk has a word of over a hundred
 * characters. For each line, browsers shape the rest of a long word again, which took seconds for
 * 20,000 characters.
 */
export function wordChunks(text: string): readonly string[] {
  const chunks = [''];
  for (const [run] of text.matchAll(/\s+|\S+/g)) {
    const graphemes = run.length > maxChunkLength && !/^\s/.test(run) ? (run.match(grapheme) ?? []) : [run];
    for (let from = 0; from < graphemes.length; from += maxChunkLength) {
      const chunk = graphemes.slice(from, from + maxChunkLength).join('');
      if (from === 0) chunks[chunks.length - 1] += chunk;
      else chunks.push(chunk);
    }
  }
  return chunks;
}
