import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleContent } from '../testing/exampleContent.ts';
import { levels, nonLevelStageCount } from './levels.ts';
import { stages } from './stages.ts';

const contentOfYears = (years: readonly number[]) =>
  exampleContent({ resume: { work: years.map((year) => ({ name: String(year), startDate: String(year) })) } });

test('levels hold each entry once at most, and the others are counted', () => {
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

test.each<[Parameters<typeof exampleContent>[0], unknown]>([
  [{}, []],
  [{ resume: { work: [{ name: '1', startDate: '2001', endDate: '2002' }] } }, ['1 1']],
  [
    {
      resume: {
        work: [
          { name: '1', startDate: '2001', endDate: '2002' },
          { name: '2', startDate: '2002', endDate: '2003' },
          { name: '3', startDate: '2003', endDate: '2004' },
          { name: '4', startDate: '2004', endDate: '2005' },
          { name: '5', startDate: '2005', endDate: '2006' },
        ],
      },
    },
    ['1 1', '2 2', '3 3', '4 4', '5 5'],
  ],
  [
    {
      resume: {
        work: [
          { name: '1', startDate: '2001', endDate: '2002' },
          { name: '2', startDate: '2002', endDate: '2003' },
          { name: '3', startDate: '2003', endDate: '2004' },
          { name: '4', startDate: '2004', endDate: '2005' },
          { name: '5', startDate: '2005', endDate: '2006' },
          { name: '6', startDate: '2006', endDate: '2007' },
        ],
      },
    },
    ['1 1', '2 2', '3 3', '4 4', '5 5', 'bonus 6'],
  ],
  [
    {
      resume: {
        work: [
          { name: 'old' },
          { name: '2001', startDate: '2001' },
          { name: '1999 on', startDate: '1999' },
          { name: '2005', startDate: '2005', endDate: '2006' },
        ],
      },
    },
    ['1 old', '2 2005', '3 1999 on', '4 2001'],
  ],
  [
    {
      resume: {
        work: [
          { name: '3', startDate: '2003', endDate: '2004' },
          { name: '4', startDate: '2004', endDate: '2005' },
          { name: '5', startDate: '2005', endDate: '2006' },
          { name: '6', startDate: '2006', endDate: '2007' },
          { name: 'main', startDate: '1998' },
          { name: 'side', startDate: '2012' },
        ],
      },
    },
    ['1 3', '2 4', '3 5', '4 6', '5 side', 'bonus main'],
  ],
  [
    {
      resume: {
        work: [
          { name: 'Oak', position: 'Developer', startDate: '2000' },
          { name: 'OAK', position: 'Developer', startDate: '2001' },
          { name: 'Elm', position: 'Developer', startDate: '2002' },
          { name: 'Oak', position: 'Developer', startDate: '2003' },
        ],
      },
    },
    ['1 Developer', '2 Developer', '3 Developer', '4 Developer'],
  ],
  [
    {
      resume: {
        work: [
          { name: '', position: 'Developer', startDate: '2000' },
          { name: '', position: 'Developer', startDate: '2001' },
        ],
      },
    },
    ['1 Developer', '2 Developer'],
  ],
  [
    { resume: { work: [{ name: 'Oak', position: 'Tutor' }], education: [{ institution: 'Oak', area: 'Art' }] } },
    ['1 Tutor', '2 Art'],
  ],
  [
    {
      resume: {
        work: [
          { name: '1', startDate: '2001', endDate: '2002' },
          { name: '2', startDate: '2002', endDate: '2003' },
          { name: '3', startDate: '2003', endDate: '2004' },
          { name: '4', startDate: '2004', endDate: '2005' },
          { name: '5', startDate: '2005', endDate: '2006' },
          { name: '6', startDate: '2006', endDate: '2007' },
        ],
      },
      game: { levels: ['4', 'none', '2'] },
    },
    ['1 2', '2 4'],
  ],
  [
    {
      resume: {
        work: [
          { name: '1', startDate: '2001', endDate: '2002' },
          { name: '2', startDate: '2002', endDate: '2003' },
          { name: '3', startDate: '2003', endDate: '2004' },
          { name: '4', startDate: '2004', endDate: '2005' },
          { name: '5', startDate: '2005', endDate: '2006' },
          { name: '6', startDate: '2006', endDate: '2007' },
        ],
      },
      game: { levels: ['none'] },
    },
    ['1 1', '2 2', '3 3', '4 4', '5 5', 'bonus 6'],
  ],
])('the levels of %j are %j', (input, expected) => {
  expect(levels(exampleContent(input)).map(({ number, stage }) => `${number} ${stage.title}`)).toEqual(expected);
});
