/** The sizes of a page or an entry, in bytes over the network. */
export interface Weight {
  readonly name: string;
  readonly bytes: Readonly<Record<string, number>>;
}

/**
 * A table of sizes and budgets.
 * @param budgets the maximum of each size, in kB
 * @throws if there are no sizes, or one exceeds its budget or has none
 */
export function sizeTable(
  weights: readonly Weight[],
  budgets: Readonly<Record<string, Readonly<Record<string, number>>>>,
): string {
  const lines = weights.flatMap(({ name, bytes }) =>
    Object.entries(bytes).map(([kind, weight]) => {
      const budget = budgets[name]?.[kind] ?? 0;
      const isOver = weight > budget * 1000;
      const sizes = `${kB(weight).padStart(9)} of ${kB(budget * 1000)}`;
      return { isOver, text: `  ${name.padEnd(20)}  ${kind.padEnd(9)}  ${sizes}${isOver ? '  over' : ''}` };
    }),
  );
  const table = lines.map(({ text }) => text).join('\n');
  if (lines.length === 0) throw new Error('No built files found. Build again.');
  if (lines.some(({ isOver }) => isOver))
    throw new Error(`Over the budgets of site/budgets.ts or src/flipbook/budgets.ts:\n${table}`);
  return table;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
