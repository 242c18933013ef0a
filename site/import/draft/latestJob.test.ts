import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { latestJob } from './latestJob.ts';

test.each<[Resume['work'], unknown]>([
  [[], undefined],
  [[{ startDate: '2020' }], undefined],
  [
    [
      { name: 'Old', startDate: '2001', endDate: '2010-05' },
      { name: 'Now', startDate: '2020-01' },
    ],
    { position: '', employer: 'Now', isCurrent: true, startDate: '2020-01', endDate: '' },
  ],
  [
    [
      { name: 'Now', startDate: '2020', endDate: '2026' },
      { name: 'Old', startDate: '2001', endDate: '2010-05' },
    ],
    { position: '', employer: 'Now', isCurrent: true, startDate: '2020', endDate: '2026' },
  ],
  [
    [
      { name: 'A', startDate: '2019' },
      { name: 'B', startDate: '2021' },
    ],
    { position: '', employer: 'A', isCurrent: true, startDate: '2019', endDate: '' },
  ],
  [
    [
      { name: 'Old', startDate: '2001', endDate: '2010-05' },
      { name: 'Newer', startDate: '2009', endDate: '2012' },
    ],
    { position: '', employer: 'Newer', isCurrent: false, startDate: '2009', endDate: '2012' },
  ],
  [[{ position: 'Cook' }], { position: 'Cook', employer: '', isCurrent: false, startDate: '', endDate: '' }],
])('of %j the latest job is %j', (input, expected) => {
  expect(latestJob({ basics: { name: 'Ada' }, work: input }, '2025-11-01')).toEqual(expected);
});
