import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Resume } from '../Resume.ts';
import { exampleContent } from '../testing/exampleContent.ts';
import { levels, nonLevelStageCount } from './levels.ts';

type Job = NonNullable<Resume['work']>[number];

/** Jobs called 1, 2 and so on, each a year long. */
const yearLongJobs = (count: number) => Array.from({ length: count }, (_, index) => yearLongJob(index + 1));
const yearLongJob = (number: number): Job => ({
  name: String(number),
  startDate: String(2000 + number),
  endDate: String(2001 + number),
});

const mixedDates: readonly Job[] = [
  { name: 'undated' },
  { name: '2001', startDate: '2001' },
  { name: 'since 1999', startDate: '1999' },
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

test.each<[jobs: string, work: readonly Job[], expected: readonly string[], selected?: string[]]>([
  ['none', [], []],
  ['one', yearLongJobs(1), ['1 1']],
  ['six', yearLongJobs(6), ['1 1', '2 2', '3 3', '4 4', '5 5', 'bonus 6']],
  ['undated and ongoing ones', mixedDates, ['1 undated', '2 2005', '3 since 1999', '4 2001']],
  [
    'six with two ongoing ones',
    [...yearLongJobs(6).slice(2), ...ongoingJobs],
    ['1 3', '2 4', '3 5', '4 6', '5 side', 'bonus main'],
  ],
  [
    'more than six: the current job and the newest employers',
    longThenShort,
    ['1 1', '2 2', '3 3', '4 6', '5 shop', 'bonus now'],
  ],
  ['a summary of several jobs and one job', [{ name: 'Earlier experience' }, ...yearLongJobs(1)], ['1 1']],
  [
    'a summary of several jobs that the owner selects',
    [{ name: 'Other roles' }, ...yearLongJobs(1)],
    ['1 Other roles'],
    ['Other roles'],
  ],
  ['six of which the owner selects two', yearLongJobs(6), ['1 2', '2 4'], ['4', 'none', '2']],
  ['six of which the owner selects none', yearLongJobs(6), ['1 1', '2 2', '3 3', '4 4', '5 5', 'bonus 6'], ['none']],
])('the levels of %s', (_, work, expected, selected) => {
  const content = exampleContent({ resume: { work: [...work] }, game: { levels: selected } });
  expect(levels(content).map(({ number, stage }) => `${number} ${stage.title}`)).toEqual(expected);
});

test('leadership roles and a doctorate are levels, and a job of a month or of long ago is not', () => {
  const job = (position: string, name: string, startDate: string, endDate?: string) => ({
    position,
    name,
    startDate,
    ...(endDate && { endDate }),
  });
  const work = [
    job('Help Desk Agent', 'Telco', '1994-01', '2001-12'),
    job('Developer', 'Elm', '2002-01', '2006-12'),
    job('Developer', 'Fir', '2007-01', '2008-12'),
    job('Team Lead', 'Oak', '2013-01', '2014-06'),
    job('Head of Platform', 'Ash', '2014-07', '2016-12'),
    job('Engineer', 'Yew', '2017-01', '2019-12'),
    job('Consultant', 'Consultancy', '2020-02', '2020-02'),
    job('Engineer', 'Larch', '2020-03'),
  ];
  const education = [
    { institution: 'University', studyType: 'PhD', area: 'Physics', startDate: '2009', endDate: '2012' },
  ];
  const organizations = levels(exampleContent({ resume: { work, education } })).map(({ stage }) => stage.organization);
  expect(organizations).toEqual(['Elm', 'University', 'Oak', 'Ash', 'Yew', 'Larch']);
});

test('any work history has its current job and its newest leadership role among at most six levels', () => {
  const year = fc.integer({ min: 1990, max: 2020 });
  const job = fc.record({
    name: fc.uuid(),
    position: fc.constantFrom('Team Lead', 'Clerk'),
    from: year,
    years: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(job, { maxLength: 14 }), (jobs) => {
      const pastJobs = jobs.map(({ from, years, ...texts }) => ({
        ...texts,
        startDate: `${from}-01`,
        endDate: `${Math.min(from + years, 2024)}-12`,
      }));
      const work = [{ name: 'Now', startDate: '2025' }, ...pastJobs];
      const stages = levels(exampleContent({ resume: { work } })).map(({ stage }) => stage);
      const leads = pastJobs.filter(({ position }) => position === 'Team Lead').map(({ endDate }) => endDate);
      expect(stages.length).toBe(Math.min(6, work.length));
      expect(stages.at(-1)).toMatchObject({ title: 'Now', isCurrentJob: true });
      if (leads.length > 0)
        expect(stages.some(({ title, endDate }) => title === 'Team Lead' && endDate === leads.sort().at(-1))).toBe(
          true,
        );
    }),
  );
});

test('the jobs that are not levels are counted', () => {
  expect(nonLevelStageCount(exampleContent({ resume: { work: yearLongJobs(9) } }))).toBe(3);
});

test('only a job is at the same employer as the previous level', () => {
  const work = [
    { name: 'Oak Mill', position: 'Joiner', startDate: '2010', endDate: '2012' },
    { name: 'Oak Mill', position: 'Foreman', startDate: '2012', endDate: '2014' },
  ];
  const education = [
    { institution: 'North College', area: 'Art', startDate: '2000', endDate: '2003' },
    { institution: 'North College', area: 'Law', startDate: '2003', endDate: '2005' },
  ];
  const all = levels(exampleContent({ resume: { work, education } }));
  expect(all.map(({ isAtSameEmployer }) => isAtSameEmployer)).toEqual([false, false, false, true]);
});
