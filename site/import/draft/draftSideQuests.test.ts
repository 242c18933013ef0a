import { expect, test } from 'vitest';
import { steps, times } from '../../../src/resume/manual/steps.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { draftSideQuests } from './draftSideQuests.ts';

test.each<[Resume['projects'], unknown]>([
  [[], []],
  [[{}, { url: 'https://a.example/' }], []],
  [
    [
      {
        name: 'Tilekit',
        description: 'A tile editor',
        highlights: ['Used by many', 'Fast.'],
        type: 'application',
        url: 'https://a.example/',
      },
    ],
    [
      {
        title: 'Tilekit',
        kind: 'Application',
        picture: 'app',
        story: ['A tile editor.', 'Used by many. Fast.'],
        link: { label: 'See for yourself', url: 'https://a.example/' },
      },
    ],
  ],
  [
    [{ name: 'Tilekit', url: 'javascript:alert(1)' }],
    [{ title: 'Tilekit', kind: 'Project', picture: 'tool', story: [] }],
  ],
  [
    [{ name: 'An editor for the maps of games', type: 'application for the editors of maps' }],
    [{ title: 'An editor for the maps…', kind: 'Application for the…', picture: 'app', story: [] }],
  ],
  [
    [{ name: 'a', roles: [' ', 'lead'] }, { name: ' ' }, { name: 'b', type: ' ' }, { name: 'c', type: 'iOS app' }],
    [
      { title: 'a', kind: 'Lead', picture: 'tool', story: [] },
      { title: 'b', kind: 'Project', picture: 'tool', story: [] },
      { title: 'c', kind: 'iOS app', picture: 'app', story: [] },
    ],
  ],
])('the projects %j are the quests %j', (input, expected) => {
  expect(draftSideQuests({ basics: { name: 'Ada' }, projects: input })).toEqual(expected);
});

const sentence = 'Draws maps. ';
const stories = (count: number) =>
  draftSideQuests({
    basics: { name: 'Ada' },
    projects: times(count, () => ({
      name: 'Map',
      description: sentence.repeat(60),
      highlights: times(60, () => sentence),
    })),
  })[0]?.story.map((paragraph) => paragraph.split('maps.').length - 1);

test('more side quests have shorter stories', () => {
  expect(steps(5, stories)).toEqual([
    [1, [22, 18]],
    [2, [12, 13]],
    [3, [5, 9]],
    [4, [2, 5]],
  ]);
});
