/** The name of a page that has none of its own. */
export function pageOfCount(position: number, count: number): string {
  return `${position} of ${count}`;
}

/** The status when a turn has landed. */
export function pagesOfCount(positions: readonly number[], count: number, titles: readonly string[]): string {
  const said = titles.filter((title) => title).join(', ');
  return `Page${positions.length > 1 ? 's' : ''} ${positions.join(' and ')} of ${count}${said && `: ${said}`}`;
}
