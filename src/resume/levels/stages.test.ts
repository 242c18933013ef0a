import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { stages } from './stages.ts';

test.each<[Parameters<typeof exampleContent>[0], unknown]>([
  [
    {
      resume: {
        education: [
          {
            institution: 'Cascade',
            area: 'Web',
            studyType: 'Certificate',
            courses: ['React'],
            startDate: '2017-01',
            endDate: '2017-03',
          },
        ],
      },
    },
    [
      {
        kind: 'training',
        title: 'Web (Certificate)',
        organization: 'Cascade',
        description: '',
        summary: '',
        highlights: ['React'],
        url: '',
        startDate: '2017-01',
        endDate: '2017-03',
        duration: '3 mos',
        months: 3,
        period: 'Jan 2017 – Mar 2017',
      },
    ],
  ],
  [
    { resume: { work: [{ name: 'Northwind' }], education: [{ institution: 'Cascade', studyType: 'Diploma' }] } },
    [
      {
        kind: 'job',
        title: 'Northwind',
        organization: '',
        description: '',
        summary: '',
        highlights: [],
        url: '',
        duration: '',
        months: 0,
        period: '',
      },
      {
        kind: 'training',
        title: 'Diploma',
        organization: 'Cascade',
        description: '',
        summary: '',
        highlights: [],
        url: '',
        duration: '',
        months: 0,
        period: '',
      },
    ],
  ],
  [{ resume: { work: [{}, { summary: 'Secret.', startDate: '2020' }], education: [{ courses: ['x'] }] } }, []],
  [
    { resume: { work: [{ name: 'Trap', url: 'javascript:alert(1)' }] } },
    [
      {
        kind: 'job',
        title: 'Trap',
        organization: '',
        description: '',
        summary: '',
        highlights: [],
        url: '',
        duration: '',
        months: 0,
        period: '',
      },
    ],
  ],
])('the stages of %j are %j', (input, expected) => {
  expect(stages(exampleContent(input))).toEqual(expected);
});
