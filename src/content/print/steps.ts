/** For tests: the counts at which an answer changes while something grows, from none to `most`, each with its answer. */
export function steps<Answer>(maxCount: number, answerFor: (count: number) => Answer): readonly [number, Answer][] {
  const changes: [number, Answer][] = [];
  for (let count = 0; count <= maxCount; count += 1) {
    const answer = answerFor(count);
    if (JSON.stringify(answer) !== JSON.stringify(changes.at(-1)?.[1])) changes.push([count, answer]);
  }
  return changes;
}

/** For tests: as many entries, each made of its number. */
export function times<Entry>(count: number, entry: (index: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => entry(index));
}
