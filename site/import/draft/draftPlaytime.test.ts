import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { draftPlaytime } from './draftPlaytime.ts';

test.each<[Parameters<typeof exampleContent>[0], unknown]>([
  [{}, 'Not counted'],
  [{ resume: { work: [{ name: 'Acme' }, { startDate: 'long ago' }] } }, 'Not counted'],
  [{ resume: { work: [{ startDate: '2020' }, { startDate: '2013-06' }] } }, '12+ years'],
  [{ resume: { work: [{ startDate: '2013-12' }] } }, '11+ years'],
  [{ resume: { work: [{ startDate: '2024-11-30' }] } }, '1+ year'],
  [{ resume: { work: [{ startDate: '2025-03' }] } }, 'New game'],
  [{ resume: { work: [{ startDate: '2030-01' }] } }, 'New game'],
  [{ resume: { work: [{ startDate: '2019' }, { startDate: '2015', endDate: '2021' }] } }, '10+ years'],
  [{ resume: { work: [{ startDate: '2023' }, { startDate: '2001', endDate: '2004' }] } }, '5+ years'],
  [{ resume: { basics: { name: 'Ada', summary: 'Há 17 anos na web.' }, work: [{ startDate: '2020' }] } }, '17+ years'],
  [{ resume: { basics: { name: 'Ada', summary: 'منذ ١٢ سنة في الويب' } } }, '12+ years'],
  [{ resume: { basics: { name: 'Ada', summary: 'Seit zwölf Jahren im Web.' } } }, '12+ years'],
  [{ resume: { basics: { name: '李', summary: '我有8年经验。19年3月开始。' } } }, '8+ years'],
  [
    { resume: { basics: { name: 'Ada', summary: 'The last 2 years in Rust.' }, work: [{ startDate: '2020' }] } },
    '5+ years',
  ],
  [{ resume: { projects: [{ startDate: '2020-01' }], volunteer: [{ startDate: '2021' }] } }, '5+ years'],
  [{ resume: { work: [{ startDate: '2023' }], projects: [{ startDate: '2001' }] } }, '2+ years'],
])('%j is a playtime of %j', (input, expected) => {
  expect(draftPlaytime(exampleContent(input).resume, '2025-11-01')).toEqual(expected);
});
