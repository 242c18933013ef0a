/** What a page is called that has no name of its own. */
export function pageOfCount(position: number, count: number): string {
  return `${position} of ${count}`;
}

/** What is said when a turn has landed. */
export function pagesOfCount(positions: readonly number[], count: number): string {
  return positions.length > 1 ? `Pages ${positions.join(' and ')} of ${count}` : `Page ${positions[0]} of ${count}`;
}
