import { expect, test } from 'vitest';
import type { Resume } from '../../src/resume/Resume.ts';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { documentDate } from './documentDate.ts';

test.each<[Partial<Resume>, unknown]>([
  [
    { meta: { lastModified: '2024-05-06T09:00:00Z' }, work: [{ startDate: '2025-01' }] },
    { year: 2024, month: 5, day: 6 },
  ],
  [
    { work: [{ startDate: '2019-06', endDate: '2022-02' }], education: [{ endDate: '2017' }] },
    { year: 2022, month: 2, day: 1 },
  ],
  [
    {
      awards: [{ date: '2020' }],
      certificates: [{ date: '2021-03-04' }],
      publications: [{ releaseDate: '2021-03-05' }],
    },
    { year: 2021, month: 3, day: 5 },
  ],
  [{ education: [{ startDate: '2024-09', endDate: '2027-06' }] }, { year: 2024, month: 9, day: 1 }],
  [{}, { year: 2025, month: 1, day: 1 }],
  [
    { meta: { lastModified: 'yesterday' }, work: [{ startDate: '2019' }] },
    { year: 2019, month: 1, day: 1 },
  ],
])('documents of %j are from %j', (resume, expected) => {
  expect(documentDate(exampleContent({ resume }))).toEqual(expected);
});
