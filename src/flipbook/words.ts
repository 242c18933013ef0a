/** The name of a page that has none of its own. */
export function pageOfCount(position: number, count: number): string {
  return `${position} of ${count}`;
}

/** The status when a turn has landed. */
export function pagesOfCount(positions: readonly number[], count: number): string {
  return positions.length > 1 ? `Pages ${positions.join(' and ')} of ${count}` : `Page ${positions[0]} of ${count}`;
}
