/** For tests: the counts, up to `maxCount`, at which an answer changes, each with its answer. */
export function steps<Answer>(maxCount: number, answerFor: (count: number) => Answer): readonly [number, Answer][] {
  const changes: [number, Answer][] = [];
  for (let count = 0; count <= maxCount; count += 1) {
    const answer = answerFor(count);
    if (JSON.stringify(answer) !== JSON.stringify(changes.at(-1)?.[1])) changes.push([count, answer]);
  }
  return changes;
}

/** For tests: `count` entries, each created from its index. */
export function times<Entry>(count: number, entry: (index: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => entry(index));
}
