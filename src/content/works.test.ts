import { expect, test } from 'vitest';
import { cleanGame } from './check/cleanGame.ts';
import { exampleContent } from './exampleContent.ts';
import { resumeSections } from './plain/resumeSections.ts';
import { sideProjects } from './sideProjects.ts';
import { workLinks, workOf } from './works.ts';

const work = { project: 'Tilekit', page: '/work/tilekit', outcome: 'Opens in 0.4 s.' };
const projects = [{ name: 'Tilekit', highlights: ['Used in eleven countries.'] }, { name: 'Other' }];
const content = { ...exampleContent({ resume: { projects } }), works: [work] };

test.each([
  ['Tilekit', work],
  [' Tilekit ', work],
  ['Tile…', work],
  ['…', undefined],
  ['Tile', undefined],
  ['Other', undefined],
])('what is shown of %j', (title, shown) => {
  expect(workOf(title, content)).toBe(shown);
});

test('a project leads to its page and its source, where it has them', () => {
  expect(workLinks({ ...work, source: 'https://git.example/' }, {})).toEqual([
    { label: 'The whole story', url: '/work/tilekit' },
    { label: 'Source code', url: 'https://git.example/' },
  ]);
  expect(workLinks(undefined, {})).toEqual([]);
});

test('what came of a project is its first point, in the résumé and in the manual, and the end of its quest', () => {
  const [first, second] = sideProjects(content);
  expect([first?.highlights, second?.highlights]).toEqual([['Opens in 0.4 s.', 'Used in eleven countries.'], []]);
  const [section] = resumeSections(content);
  expect(section?.kind === 'entries' && section.entries.map(({ points }) => points.length)).toEqual([2, 0]);
  const game = { site: { address: 'https://ada.example/' }, projects: { Tilekit: { outcome: work.outcome } } };
  const { sideQuests } = cleanGame(game, content);
  expect(sideQuests.map(({ title, story }) => [title, story.includes(work.outcome)])).toEqual([
    ['Tilekit', true],
    ['Other', false],
  ]);
});
