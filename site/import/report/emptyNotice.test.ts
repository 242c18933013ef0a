import { expect, test } from 'vitest';
import { emptyNotice } from './emptyNotice.ts';

const job = { name: 'Oak', position: 'Joiner' };

test.each([
  [{}, 'no jobs and no education found, so there are no levels; only a name.'],
  [
    { basics: { summary: 'I plane.' }, work: [{}], skills: [{ name: 'Glue' }, { name: 'Saws' }] },
    'no jobs and no education found, so there are no levels; only a summary, 2 entries in skills.',
  ],
  [{ work: [job] }, 'the résumé has only 1 entry in work.'],
])('%j is nearly empty: %s', (sections, expected) => {
  const resume = { basics: { name: 'Ada' }, ...sections };
  expect(emptyNotice(resume)).toBe(`Your site is nearly empty: ${expected}`);
});

test.each([
  { work: [job, job] },
  { work: [job], skills: [{ name: 'Glue' }] },
  { education: [{ area: 'Wood' }], projects: [{}, job] },
])('%j is not', (sections) => {
  expect(emptyNotice(sections)).toBeUndefined();
});
