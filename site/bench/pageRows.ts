import type { Result } from 'lighthouse';
import { medianOf } from '../e2e/drivers/medianOf.ts';

/** A line of a table, as text by the names of its columns. */
export type BenchLine = Readonly<Record<string, string>>;

/** What is read of Lighthouse's report. */
export type Report = Pick<Result, 'audits' | 'categories'>;

interface Row {
  readonly what: string;
  readonly goal?: string;
  readonly read: (report: Report) => number;
  readonly say: (value: number) => string;
}

const whole = (value: number) => value.toFixed(0);
const score = (what: string, category: string, goal = '100'): Row => ({
  what,
  goal,
  read: ({ categories }) => 100 * (categories[category]?.score ?? Number.NaN),
  say: whole,
});
const audit = (what: string, id: string, rest: Partial<Row> = {}): Row => ({
  what,
  read: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  say: (value) => `${whole(value)} ms`,
  ...rest,
});

/** What is told of a page, in the order of the table. */
const rows: readonly Row[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best practices', 'best-practices'),
  score('SEO', 'seo', ''),
  audit('first paint', 'first-contentful-paint', { goal: '≤ 1100 ms' }),
  audit('largest paint', 'largest-contentful-paint', { goal: '≤ 1400 ms' }),
  audit('speed index', 'speed-index'),
  audit('blocking time', 'total-blocking-time'),
  audit('layout shift', 'cumulative-layout-shift', { goal: '0', say: (value) => String(Number(value.toFixed(3))) }),
  audit('sent', 'total-byte-weight', { say: (value) => `${(value / 1000).toFixed(1)} kB` }),
];

/** The table of a run: a row for each thing, a column for each page with the median of its reports, and what it is to be. */
export function pageTable(reports: ReadonlyMap<string, readonly Report[]>): BenchLine[] {
  return rows.map(({ what, goal = '', read, say }) => ({
    'what is measured': what,
    ...Object.fromEntries(Array.from(reports, ([page, all]) => [page, say(medianOf(all.map(read)))])),
    goal,
  }));
}
