import { expect, test } from 'vitest';
import { latestJob } from './latestJob.ts';

const of = (...work: object[]) => latestJob({ basics: { name: 'Ada' }, work }, '2025-11-01');
const old = { name: 'Old', startDate: '2001', endDate: '2010-05' };

test.each([
  ['none', [], undefined],
  ['none that says anything', [{ startDate: '2020' }], undefined],
  ['the one without an end', [old, { name: 'Now', startDate: '2020-01' }], { employer: 'Now', isCurrent: true }],
  [
    'the one that ends in the future',
    [{ name: 'Now', startDate: '2020', endDate: '2026' }, old],
    { employer: 'Now', isCurrent: true },
  ],
  [
    'of two, the one that has lasted longer',
    [
      { name: 'A', startDate: '2019' },
      { name: 'B', startDate: '2021' },
    ],
    { employer: 'A' },
  ],
  [
    'else the one that ended last',
    [old, { name: 'Newer', startDate: '2009', endDate: '2012' }],
    { employer: 'Newer', isCurrent: false },
  ],
  ['one without dates, as past', [{ position: 'Cook' }], { position: 'Cook', employer: '', isCurrent: false }],
])('the latest job is %s', (_, work, job) => {
  const found = of(...work);
  if (job) expect(found).toMatchObject(job);
  else expect(found).toBeUndefined();
});
