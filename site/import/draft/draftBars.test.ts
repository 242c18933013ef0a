import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { draftBars } from './draftBars.ts';

test.each<[string, unknown]>([
  ['Master', [{ name: 'x', bonus: 'MAX' }]],
  ['expert', [{ name: 'x', bonus: 5 }]],
  ['Advanced', [{ name: 'x', bonus: 4 }]],
  ['Upper intermediate', [{ name: 'x', bonus: 3 }]],
  ['4', [{ name: 'x', bonus: 4 }]],
  ['3/5', [{ name: 'x', bonus: 3 }]],
  ['8 of 10', [{ name: 'x', bonus: 4 }]],
  ['80 %', [{ name: 'x', bonus: 4 }]],
  ['4 stars', [{ name: 'x', bonus: 4 }]],
  ['★★★☆☆', [{ name: 'x', bonus: 3 }]],
  ['C1', [{ name: 'x', bonus: 5 }]],
  ['Basic knowledge', []],
  ['Beginner', []],
  ['0', []],
  ['1/5', []],
  ['2/5', []],
  ['7/0', []],
  ['five stars', []],
  ['1000/1000', []],
  ['6 years', [{ name: 'x', bonus: 4, value: '6 years' }]],
  ['12+ years', [{ name: 'x', bonus: 5, value: '12+ years' }]],
])('a skill of the level %j has the bars %j', (input, expected) => {
  expect(draftBars({ basics: { name: 'Ada' }, skills: [{ name: 'x', level: input }] }, '2025-11-01')).toEqual(expected);
});

test.each<[Parameters<typeof exampleContent>[0], unknown]>([
  [
    {
      resume: {
        skills: [
          { name: '100', level: '100' },
          { name: '70', level: '70' },
        ],
      },
    },
    [
      { name: '100', bonus: 5 },
      { name: '70', bonus: 4 },
    ],
  ],
  [
    {
      resume: {
        skills: [
          { name: '9', level: '9' },
          { name: '6', level: '6' },
        ],
      },
    },
    [
      { name: '9', bonus: 5 },
      { name: '6', bonus: 3 },
    ],
  ],
  [{}, []],
  [{ resume: { skills: [{}, { keywords: [] }, { name: 'Maps' }] } }, []],
  [{ resume: { skills: [{ keywords: ['Sewing', 'Knitting'], level: 'Expert' }] } }, [{ name: 'Sewing', bonus: 5 }]],
  [
    {
      resume: {
        skills: [
          { name: '3/5', level: '3/5' },
          { name: '4/5', level: '4/5' },
          { name: 'Master', level: 'Master' },
          { name: '3/5', level: '3/5' },
          { name: '5/5', level: '5/5' },
          { name: '12+ years', level: '12+ years' },
        ],
      },
    },
    [
      { name: 'Master', bonus: 'MAX' },
      { name: '5/5', bonus: 5 },
      { name: '12+ years', bonus: 5, value: '12+ years' },
      { name: '4/5', bonus: 4 },
    ],
  ],
  [
    {
      resume: {
        skills: [{ name: 'Maps' }],
        work: [{ startDate: '2020' }],
        projects: [{ name: 'A' }],
        languages: [{ language: 'Polish' }, { language: 'English' }],
      },
    },
    [
      { name: 'Experience', bonus: 3, value: '5 years' },
      { name: 'Languages', bonus: 2, value: '2 languages' },
    ],
  ],
])('%j has the bars %j', (input, expected) => {
  expect(draftBars(exampleContent(input).resume, '2025-11-01')).toEqual(expected);
});
