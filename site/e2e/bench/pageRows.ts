import type { Result } from 'lighthouse';
import { medianOf } from '../drivers/medianOf.ts';

/** A table row, as text by column name. */
export type BenchLine = Readonly<Record<string, string>>;

/** The parts of Lighthouse's report that the tables read. */
export type Report = Pick<Result, 'audits' | 'categories'>;

interface Row {
  readonly what: string;
  readonly goal?: string;
  readonly readValue: (report: Report) => number;
  readonly formatValue: (value: number) => string;
}

const rounded = (value: number) => value.toFixed(0);
const score = (what: string, category: string, goal = '100'): Row => ({
  what,
  goal,
  readValue: ({ categories }) => 100 * (categories[category]?.score ?? Number.NaN),
  formatValue: rounded,
});
const audit = (what: string, id: string, rest: Partial<Row> = {}): Row => ({
  what,
  readValue: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  formatValue: (value) => `${rounded(value)} ms`,
  ...rest,
});

/** The measures of a page, in table order. */
const rows: readonly Row[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best practices', 'best-practices'),
  score('SEO', 'seo', ''),
  audit('first paint', 'first-contentful-paint', { goal: '≤ 1100 ms' }),
  audit('largest paint', 'largest-contentful-paint', { goal: '≤ 1400 ms' }),
  audit('speed index', 'speed-index'),
  audit('blocking time', 'total-blocking-time'),
  audit('layout shift', 'cumulative-layout-shift', {
    goal: '0',
    formatValue: (value) => String(Number(value.toFixed(3))),
  }),
  audit('sent', 'total-byte-weight', { formatValue: (value) => `${(value / 1000).toFixed(1)} kB` }),
];

/** Builds a run's table: a row per measure, a column per page (median), and the goals. */
export function pageTable(reports: ReadonlyMap<string, readonly Report[]>): BenchLine[] {
  return rows.map(({ what, goal = '', readValue, formatValue }) => ({
    'what is measured': what,
    ...Object.fromEntries(Array.from(reports, ([page, all]) => [page, formatValue(medianOf(all.map(readValue)))])),
    goal,
  }));
}
