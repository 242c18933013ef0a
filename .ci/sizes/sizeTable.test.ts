import { expect, test } from 'vitest';
import { sizeTable } from './sizeTable.ts';
import { withinBudgets } from './withinBudgets.ts';

const book = { name: 'book', kind: 'JS', bytes: 1200 } as const;

test.each([
  { is: 'within its budget', budget: 1300, line: '  book  JS           1.20 kB of 1.30 kB' },
  { is: 'over it', budget: 1000, line: '  book  JS           1.20 kB of 1.00 kB  over by 0.20 kB' },
  { is: 'without one', budget: undefined, line: '  book  JS           1.20 kB' },
])('a size $is is one line', ({ budget, line }) => {
  expect(sizeTable([{ ...book, budget }])).toBe(line);
});

test('a size without a budget is never over it', () => {
  expect(withinBudgets([{ ...book, budget: undefined }])).toContain('1.20 kB');
});
