/** Longer than any word that is read. In letters. */
const chunkLetters = 100;

/** A letter with the signs that belong to it, as far as that can be told without a segmenter, which old browsers lack. */
const letter = /(?:\p{RI}{2}|\S)(?:\p{M}|\p{Emoji_Modifier}|\u200d\S)*/gu;

/**
 * A text in pieces, between which a line may break, so that no word has more than a hundred letters in one piece. Where a word is
 * longer than its line, a browser shapes all that is left of it again for each line: a word of 20,000 letters took seconds.
 *
 * @returns one piece, the text itself, where no word is so long
 */
export function wordChunks(text: string): readonly string[] {
  const chunks = [''];
  for (const [run] of text.matchAll(/\s+|\S+/g)) {
    const letters = run.length > chunkLetters && !/^\s/.test(run) ? (run.match(letter) ?? []) : [run];
    for (let from = 0; from < letters.length; from += chunkLetters) {
      const chunk = letters.slice(from, from + chunkLetters).join('');
      if (from === 0) chunks[chunks.length - 1] += chunk;
      else chunks.push(chunk);
    }
  }
  return chunks;
}
