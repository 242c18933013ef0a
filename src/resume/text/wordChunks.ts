/** Longer than any real word, in characters. */
const maxChunkLength = 100;

/** A grapheme, approximately: old browsers lack a segmenter. */
const letter = /(?:\p{RI}{2}|\S)(?:\p{M}|\p{Emoji_Modifier}|\u200d\S)*/gu;

/**
 * Splits a text into chunks between which a line may break, so that no chunk has a word of over a
 * hundred characters. Browsers shape the rest of a long word again for each line: 20,000 characters
 * took seconds.
 */
export function wordChunks(text: string): readonly string[] {
  const chunks = [''];
  for (const [run] of text.matchAll(/\s+|\S+/g)) {
    const letters = run.length > maxChunkLength && !/^\s/.test(run) ? (run.match(letter) ?? []) : [run];
    for (let from = 0; from < letters.length; from += maxChunkLength) {
      const chunk = letters.slice(from, from + maxChunkLength).join('');
      if (from === 0) chunks[chunks.length - 1] += chunk;
      else chunks.push(chunk);
    }
  }
  return chunks;
}
