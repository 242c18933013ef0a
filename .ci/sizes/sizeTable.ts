/** One thing that was measured. */
export interface Size {
  name: string;
  kind: 'JS' | 'CSS';
  /** Gzip bytes. */
  bytes: number;
  /** The most it may be, gzip bytes. */
  budget: number;
}

/** The sizes as lines to read, those over their budget marked. */
export function sizeTable(sizes: readonly Size[]): string {
  const width = Math.max(...sizes.map(({ name }) => name.length));
  return sizes
    .map(({ name, kind, bytes, budget }) => {
      const over = bytes > budget ? `  over by ${kB(bytes - budget)}` : '';
      return `  ${name.padEnd(width)}  ${kind.padEnd(3)}  ${kB(bytes).padStart(9)} of ${kB(budget)}${over}`;
    })
    .join('\n');
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
