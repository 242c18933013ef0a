/** A set of letters as the descriptor `unicode-range` has it: `U+20-7E,U+2013`. */
export function unicodeRange(letters: ReadonlySet<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const letter of [...letters].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last === letter - 1) run.last = letter;
    else runs.push({ first: letter, last: letter });
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

/**
 * The letters of a `unicode-range`, by their code points.
 *
 * @throws when a part of it cannot be read
 */
export function lettersInRange(range: string): ReadonlySet<number> {
  return new Set(range.split(',').flatMap((part) => run(part.trim())));
}

function run(part: string): readonly number[] {
  const [, start, end] = /^U\+([0-9a-f?]+)(?:-([0-9a-f]+))?$/i.exec(part) ?? [];
  if (start === undefined) throw new Error(`"${part}" is no part of a unicode-range.`);
  // A question mark stands for any digit: U+4?? is U+400-4FF.
  const first = Number.parseInt(start.replaceAll('?', '0'), 16);
  const last = Number.parseInt(end ?? start.replaceAll('?', 'f'), 16);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function hex(letter: number): string {
  return letter.toString(16).toUpperCase();
}
