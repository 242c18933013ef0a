import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { sideProjects } from './sideProjects.ts';

test.each<[Resume['projects'], unknown]>([
  [[], []],
  [
    [{ name: ' Tiles ', startDate: '2021-01', highlights: ['Used.', ' '], url: 'https://tiles.example/' }],
    [
      {
        name: 'Tiles',
        description: '',
        period: 'Jan 2021',
        highlights: ['Used.'],
        keywords: [],
        url: 'https://tiles.example/',
        links: [],
      },
    ],
  ],
  [
    [{ name: ' ', url: 'https://tiles.example/' }, { description: 'A map.' }],
    [{ name: '', description: 'A map.', period: '', highlights: [], keywords: [], url: '', links: [] }],
  ],
  [
    [{ name: 'Tiles', url: 'javascript:alert(1)' }],
    [{ name: 'Tiles', description: '', period: '', highlights: [], keywords: [], url: '', links: [] }],
  ],
])('the projects %j are shown as %j', (input, expected) => {
  expect(sideProjects(exampleContent({ resume: { projects: input } }))).toEqual(expected);
});
