import { expect, test } from 'vitest';
import { exampleContent } from '../testing/exampleContent.ts';
import { type Stage, stages } from './stages.ts';

const emptyStage: Omit<Stage, 'kind' | 'title'> = {
  organization: '',
  description: '',
  summary: '',
  highlights: [],
  url: '',
  duration: '',
  months: 0,
  period: '',
};

const course = {
  institution: 'Cascade',
  area: 'Web',
  studyType: 'Certificate',
  courses: ['React'],
  startDate: '2017-01',
  endDate: '2017-03',
};

test.each<[string, Parameters<typeof exampleContent>[0], readonly Stage[]]>([
  [
    'an education entry has its courses as highlights',
    { resume: { education: [course] } },
    [
      {
        ...emptyStage,
        kind: 'education',
        title: 'Web (Certificate)',
        organization: 'Cascade',
        highlights: ['React'],
        startDate: '2017-01',
        endDate: '2017-03',
        duration: '3 mos',
        months: 3,
        period: 'Jan 2017 – Mar 2017',
      },
    ],
  ],
  [
    'without a position or subject, the title is the organization or degree',
    { resume: { work: [{ name: 'Northwind' }], education: [{ institution: 'Cascade', studyType: 'Diploma' }] } },
    [
      { ...emptyStage, kind: 'job', title: 'Northwind' },
      { ...emptyStage, kind: 'education', title: 'Diploma', organization: 'Cascade' },
    ],
  ],
  [
    'an entry with neither title nor organization is dropped',
    { resume: { work: [{}, { summary: 'Secret.', startDate: '2020' }], education: [{ courses: ['x'] }] } },
    [],
  ],
  [
    'an unsafe URL is dropped',
    { resume: { work: [{ name: 'Trap', url: 'javascript:alert(1)' }] } },
    [{ ...emptyStage, kind: 'job', title: 'Trap' }],
  ],
])('%s', (_, input, expected) => {
  expect(stages(exampleContent(input))).toEqual(expected);
});

test('positions at one employer with equal dates start with the last listed', () => {
  const dates = { name: 'Oak', startDate: '2010', endDate: '2020' };
  const work = ['Lead', 'Senior', 'Hand'].map((position) => ({ ...dates, position }));
  const resume = { work: [...work, { ...dates, name: 'Elm', position: 'Guest' }] };
  expect(stages(exampleContent({ resume })).map(({ title }) => title)).toEqual(['Hand', 'Senior', 'Lead', 'Guest']);
});

test.each([
  [
    'an undated job is newer than the next job in a list from new to old',
    ['', '2019', '', '2016', ''],
    ['4', '3', '2', '1', '0'],
  ],
  ['undated jobs are the oldest in a list from old to new', ['', '2016', '', '2019'], ['0', '2', '1', '3']],
])('%s', (_, starts, expected) => {
  const work = starts.map((startDate, index) => ({
    position: `${index}`,
    ...(startDate && { startDate, endDate: startDate }),
  }));
  expect(stages(exampleContent({ resume: { work } })).map(({ title }) => title)).toEqual(expected);
});
