import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { sideProjects } from './sideProjects.ts';

const empty = { name: '', description: '', period: '', highlights: [], keywords: [], url: '', links: [] };

test.each<[Resume['projects'], unknown]>([
  [[], []],
  [
    [{ name: ' Tiles ', startDate: '2021-01', highlights: ['Used.', ' '], url: 'https://tiles.example/' }],
    [{ ...empty, name: 'Tiles', period: 'Jan 2021', highlights: ['Used.'], url: 'https://tiles.example/' }],
  ],
  [[{ name: ' ', url: 'https://tiles.example/' }, { description: 'A map.' }], [{ ...empty, description: 'A map.' }]],
  [[{ name: 'Tiles', url: 'javascript:alert(1)' }], [{ ...empty, name: 'Tiles' }]],
])('the projects %j are shown as %j', (input, expected) => {
  expect(sideProjects(exampleContent({ resume: { projects: input } }))).toEqual(expected);
});
