import { describe, expect, test } from 'vitest';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { documentDate } from './documentDate.ts';

describe('the day that the documents say they are from', () => {
  test.each([
    {
      claim: 'is the one that the résumé states',
      resume: { meta: { lastModified: '2024-05-06T09:00:00Z' }, work: [{ startDate: '2025-01' }] },
      date: { year: 2024, month: 5, day: 6 },
    },
    {
      claim: 'is the newest in the résumé where none is stated',
      resume: { work: [{ startDate: '2019-06', endDate: '2022-02' }], education: [{ endDate: '2017' }] },
      date: { year: 2022, month: 2, day: 1 },
    },
    {
      claim: 'counts awards, certificates and publications',
      resume: {
        awards: [{ date: '2020' }],
        certificates: [{ date: '2021-03-04' }],
        publications: [{ releaseDate: '2021-03-05' }],
      },
      date: { year: 2021, month: 3, day: 5 },
    },
    {
      claim: 'is never after today',
      resume: { education: [{ startDate: '2024-09', endDate: '2027-06' }] },
      date: { year: 2024, month: 9, day: 1 },
    },
    {
      claim: 'is the first of the copyright’s year where there is none',
      resume: {},
      date: { year: 2025, month: 1, day: 1 },
    },
    {
      claim: 'passes over what is no date',
      resume: { meta: { lastModified: 'yesterday' }, work: [{ startDate: '2019' }] },
      date: { year: 2019, month: 1, day: 1 },
    },
  ])('$claim', ({ resume, date }) => {
    expect(documentDate(exampleContent({ resume }))).toEqual(date);
  });

  test('does not hang on the clock: the day after tomorrow it is the same', () => {
    const content = exampleContent({ resume: { work: [{ startDate: '2019-06' }] } });
    expect(documentDate({ ...content, asOf: '2031-01-01' })).toEqual(documentDate(content));
  });
});
