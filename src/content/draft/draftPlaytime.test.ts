import { expect, test } from 'vitest';
import { draftPlaytime } from './draftPlaytime.ts';

test.each([
  ['no dates', {}, 'Not counted'],
  ['jobs without dates', { work: [{ name: 'Acme' }, { startDate: 'long ago' }] }, 'Not counted'],
  ['years', { work: [{ startDate: '2020' }, { startDate: '2013-06' }] }, '12+ years'],
  ['a year whose month is still to come', { work: [{ startDate: '2013-12' }] }, '11+ years'],
  ['one year', { work: [{ startDate: '2024-11-30' }] }, '1+ year'],
  ['some months', { work: [{ startDate: '2025-03' }] }, 'New game'],
  ['a start in the future', { work: [{ startDate: '2030-01' }] }, 'New game'],
  ['two jobs at once', { work: [{ startDate: '2019' }, { startDate: '2015', endDate: '2021' }] }, '10+ years'],
  ['a gap', { work: [{ startDate: '2023' }, { startDate: '2001', endDate: '2004' }] }, '5+ years'],
  [
    'more years in the summary',
    { basics: { name: 'Ada', summary: 'Há 17 anos na web.' }, work: [{ startDate: '2020' }] },
    '17+ years',
  ],
  ['years in digits of another script', { basics: { name: 'Ada', summary: 'منذ ١٢ سنة في الويب' } }, '12+ years'],
  ['years in words', { basics: { name: 'Ada', summary: 'Seit zwölf Jahren im Web.' } }, '12+ years'],
  ['years in Chinese beside a date', { basics: { name: '李', summary: '我有8年经验。19年3月开始。' } }, '8+ years'],
  [
    'fewer years in it',
    { basics: { name: 'Ada', summary: 'The last 2 years in Rust.' }, work: [{ startDate: '2020' }] },
    '5+ years',
  ],
  ['no jobs, but a project', { projects: [{ startDate: '2020-01' }], volunteer: [{ startDate: '2021' }] }, '5+ years'],
  ['a job beside an older project', { work: [{ startDate: '2023' }], projects: [{ startDate: '2001' }] }, '2+ years'],
])('%s make a playtime', (_, sections, playtime) => {
  expect(draftPlaytime({ basics: { name: 'Ada' }, ...sections }, '2025-11-01')).toBe(playtime);
});
