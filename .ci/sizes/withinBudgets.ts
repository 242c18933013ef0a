import { type Size, sizeTable } from './sizeTable.ts';

/**
 * @returns the table of sizes
 * @throws with the table when something is over its budget, or nothing was measured
 */
export function withinBudgets(sizes: readonly Size[]): string {
  if (sizes.length === 0) throw new Error('There is nothing to measure. Build it again.');
  const table = sizeTable(sizes);
  if (sizes.some(({ bytes, budget = Number.POSITIVE_INFINITY }) => bytes > budget)) throw new Error(table);
  return table;
}
