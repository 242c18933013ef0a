/** One thing that was measured. */
export interface Size {
  name: string;
  kind: 'HTML' | 'first CSS' | 'fonts' | 'CSS' | 'JS';
  /** As they are sent: gzip bytes, of fonts their own. */
  bytes: number;
  /** The most it may be, gzip bytes; `undefined` for what is printed only. */
  budget: number | undefined;
}

/** The sizes as lines to read, those over their budget marked. */
export function sizeTable(sizes: readonly Size[]): string {
  const width = Math.max(...sizes.map(({ name }) => name.length));
  return sizes
    .map(({ name, kind, bytes, budget }) => {
      const line = `  ${name.padEnd(width)}  ${kind.padEnd(9)}  ${kB(bytes).padStart(9)}`;
      if (budget === undefined) return line;
      return `${line} of ${kB(budget)}${bytes > budget ? `  over by ${kB(bytes - budget)}` : ''}`;
    })
    .join('\n');
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
