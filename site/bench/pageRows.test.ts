import { expect, test } from 'vitest';
import { pageTable, type Report } from './pageRows.ts';

/** A part of Lighthouse's report: what the table is made of, and no more. */
const report = (seo: number, firstPaint: number) =>
  ({
    categories: { seo: { score: seo } },
    audits: {
      'first-contentful-paint': { numericValue: firstPaint },
      'cumulative-layout-shift': { numericValue: 0.01234 },
      'total-byte-weight': { numericValue: 240_123 },
    },
  }) as unknown as Report;

test('a page has a column with the medians of its reports, beside the goal', () => {
  const table = pageTable(new Map([['/', [report(0.92, 1734.2), report(0.92, 900), report(1, 1072.6)]]]));
  expect(table).toEqual(
    expect.arrayContaining([
      { 'what is measured': 'SEO', '/': '92', goal: '' },
      { 'what is measured': 'first paint', '/': '1073 ms', goal: '≤ 1100 ms' },
      { 'what is measured': 'layout shift', '/': '0.012', goal: '0' },
      { 'what is measured': 'sent', '/': '240.1 kB', goal: '' },
    ]),
  );
});
