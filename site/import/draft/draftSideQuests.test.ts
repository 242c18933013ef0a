import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { draftSideQuests } from './draftSideQuests.ts';

const quest = (title: string, kind = 'Project', picture = 'tool') => ({ title, kind, picture, story: [] });
const url = 'https://a.example/';
const texts = { description: 'A tile editor', highlights: ['Used by many', 'Fast.'] };

test.each<[Resume['projects'], object[]]>([
  [[], []],
  [[{}, { url }], []],
  [
    [{ name: 'Tilekit', ...texts, type: 'application', url }],
    [
      {
        ...quest('Tilekit', 'Application', 'app'),
        story: ['A tile editor.', 'Used by many. Fast.'],
        link: { label: 'See for yourself', url },
      },
    ],
  ],
  [[{ name: 'Tilekit', url: 'javascript:alert(1)' }], [quest('Tilekit')]],
  [
    [{ name: 'An editor for the maps of games', type: 'application for the editors of maps' }],
    [quest('An editor for the maps…', 'Application for the…', 'app')],
  ],
  [
    [{ name: 'a', roles: [' ', 'lead'] }, { name: ' ' }, { name: 'b', type: ' ' }, { name: 'c', type: 'iOS app' }],
    [quest('a', 'Lead'), quest('b'), quest('c', 'iOS app', 'app')],
  ],
])('the projects %j are the quests %j', (input, expected) => {
  expect(draftSideQuests({ basics: { name: 'Ada' }, projects: input })).toEqual(expected);
});

const sentence = 'Draws maps. ';
const stories = (count: number) =>
  draftSideQuests({
    basics: { name: 'Ada' },
    projects: Array(count).fill({
      name: 'Map',
      description: sentence.repeat(60),
      highlights: Array(60).fill(sentence),
    }),
  })[0]?.story.map((paragraph) => paragraph.split('maps.').length - 1);

test('more side quests have shorter stories', () => {
  expect([1, 2, 3, 4, 5].map(stories)).toEqual([
    [22, 18],
    [12, 13],
    [5, 9],
    [2, 5],
    [2, 5],
  ]);
});
