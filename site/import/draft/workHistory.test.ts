import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { type LatestJob, latestJob } from './workHistory.ts';

const old = { name: 'Old', startDate: '2001', endDate: '2010-05' };

test.each<[Resume['work'], Partial<LatestJob> | undefined]>([
  [[], undefined],
  [[{ startDate: '2020' }], undefined],
  [[old, { name: 'Now', startDate: '2020-01' }], { employer: 'Now', isCurrent: true, startDate: '2020-01' }],
  [
    [{ name: 'Now', startDate: '2020', endDate: '2026' }, old],
    { employer: 'Now', isCurrent: true, startDate: '2020', endDate: '2026' },
  ],
  [
    [
      { name: 'A', startDate: '2019' },
      { name: 'B', startDate: '2021' },
    ],
    { employer: 'A', isCurrent: true, startDate: '2019' },
  ],
  [
    [old, { name: 'Newer', startDate: '2009', endDate: '2012' }],
    { employer: 'Newer', startDate: '2009', endDate: '2012' },
  ],
  [[{ position: 'Cook' }], { position: 'Cook' }],
])('for %j, the latest job is %j', (work, expected) => {
  const blank = { position: '', employer: '', isCurrent: false, startDate: '', endDate: '' };
  expect(latestJob({ basics: { name: 'Ada' }, work }, '2025-11-01')).toEqual(expected && { ...blank, ...expected });
});
