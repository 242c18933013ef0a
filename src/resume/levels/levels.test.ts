import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Resume } from '../Resume.ts';
import { exampleContent } from '../testing/exampleContent.ts';
import { levels, nonLevelStageCount } from './levels.ts';
import { stages } from './stages.ts';

const contentOfYears = (years: readonly number[]) =>
  exampleContent({ resume: { work: years.map((year) => ({ name: String(year), startDate: String(year) })) } });

test('each entry is at most one level, and the rest is counted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1950, max: 2025 }), { maxLength: 30 }), (years) => {
      const content = contentOfYears(years);
      const levelTitles = levels(content).map(({ stage }) => stage.title);
      const all = stages(content).map(({ title }) => title);
      expect(levelTitles.length + nonLevelStageCount(content)).toBe(all.length);
      expect([...new Set(levelTitles)].every((title) => all.includes(title))).toBe(true);
    }),
  );
});

type Job = NonNullable<Resume['work']>[number];

/** Jobs called 1, 2 and so on, each a year long. */
const yearLongJobs = (count: number) => Array.from({ length: count }, (_, index) => yearLongJob(index + 1));
const yearLongJob = (number: number): Job => ({
  name: String(number),
  startDate: String(2000 + number),
  endDate: String(2001 + number),
});

const repeatedDevelopers: readonly Job[] = [
  { name: 'Oak', position: 'Developer', startDate: '2000' },
  { name: 'OAK', position: 'Developer', startDate: '2001' },
  { name: 'Elm', position: 'Developer', startDate: '2002' },
  { name: 'Oak', position: 'Developer', startDate: '2003' },
];

const mixedDates: readonly Job[] = [
  { name: 'old' },
  { name: '2001', startDate: '2001' },
  { name: '1999 on', startDate: '1999' },
  { name: '2005', startDate: '2005', endDate: '2006' },
];

const ongoingJobs: readonly Job[] = [
  { name: 'main', startDate: '1998' },
  { name: 'side', startDate: '2012' },
];

/** Six jobs that end in 2012, a short one, and two ongoing ones. */
const longThenShort: readonly Job[] = [
  { name: 'now', startDate: '2025' },
  { name: 'shop', startDate: '2012' },
  { name: 'newest', startDate: '2024-02', endDate: '2024-03' },
  ...yearLongJobs(6).map((job) => ({ ...job, endDate: '2012' })),
];

const namelessEmployer: readonly Job[] = [
  { name: '', position: 'Developer', startDate: '2000' },
  { name: '', position: 'Developer', startDate: '2001' },
];

test.each<[jobs: string, work: readonly Job[], expected: readonly string[], selected?: string[]]>([
  ['none', [], []],
  ['one', yearLongJobs(1), ['1 1']],
  ['five', yearLongJobs(5), ['1 1', '2 2', '3 3', '4 4', '5 5']],
  ['six', yearLongJobs(6), ['1 1', '2 2', '3 3', '4 4', '5 5', 'bonus 6']],
  ['undated and ongoing ones', mixedDates, ['1 old', '2 2005', '3 1999 on', '4 2001']],
  [
    'six with two ongoing ones',
    [...yearLongJobs(6).slice(2), ...ongoingJobs],
    ['1 3', '2 4', '3 5', '4 6', '5 side', 'bonus main'],
  ],
  [
    'one position at several employers',
    repeatedDevelopers,
    ['1 Developer', '2 Developer', '3 Developer', '4 Developer'],
  ],
  [
    'more than six: the current job and the newest employers',
    longThenShort,
    ['1 1', '2 2', '3 3', '4 newest', '5 shop', 'bonus now'],
  ],
  ['a summary of several jobs and one job', [{ name: 'Earlier experience' }, ...yearLongJobs(1)], ['1 1']],
  [
    'a summary of several jobs that the owner selects',
    [{ name: 'Other roles' }, ...yearLongJobs(1)],
    ['1 Other roles'],
    ['Other roles'],
  ],
  ['one position without an employer', namelessEmployer, ['1 Developer', '2 Developer']],
  ['six of which the owner selects two', yearLongJobs(6), ['1 2', '2 4'], ['4', 'none', '2']],
  ['six of which the owner selects none', yearLongJobs(6), ['1 1', '2 2', '3 3', '4 4', '5 5', 'bonus 6'], ['none']],
])('the levels of %s', (_, work, expected, selected) => {
  const content = exampleContent({ resume: { work: [...work] }, game: { levels: selected } });
  expect(levels(content).map(({ number, stage }) => `${number} ${stage.title}`)).toEqual(expected);
});

test('a job and a training at one organization are two levels', () => {
  const resume = { work: [{ name: 'Oak', position: 'Tutor' }], education: [{ institution: 'Oak', area: 'Art' }] };
  expect(levels(exampleContent({ resume })).map(({ stage }) => stage.title)).toEqual(['Tutor', 'Art']);
});
