/** With more typos than this it is another word. */
const maxSlips = 2;

/** The closest candidate with at most two typos and most characters in common. Ignores case. */
export function closestKey(input: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .filter((word) => Math.abs(word.length - input.length) <= 2 * maxSlips)
    .map((word) => ({ word, slips: editDistance(input.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= maxSlips && slips * 2 < word.length)
    .sort((a, b) => a.slips - b.slips);
  return best?.word;
}

/** Counts characters added, removed or changed, and neighbors swapped. */
function editDistance(from: string, to: string): number {
  const fromCharacters = Array.from(from);
  const toCharacters = Array.from(to);
  // rows[i][j]: typos between the first i characters of one and the first j of the other.
  const rows = [Array.from({ length: toCharacters.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= fromCharacters.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= toCharacters.length; column += 1) {
      const isSame = fromCharacters[row - 1] === toCharacters[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        fromCharacters[row - 1] === toCharacters[column - 2] &&
        fromCharacters[row - 2] === toCharacters[column - 1];
      const slips = [
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        ...(isSwap ? [at(row - 2, column - 2) + 1] : []),
      ];
      rows[row]?.push(Math.min(...slips));
    }
  }
  return at(fromCharacters.length, toCharacters.length);
}
