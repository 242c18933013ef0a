import { expect, test } from 'vitest';
import { exampleContent } from '../testing/exampleContent.ts';
import { stages } from './stages.ts';

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
