import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/content/exampleContent.ts';
import type { Game } from '../../../src/content/Game.ts';
import type { SectionName } from '../../../src/content/sectionNames.ts';
import { sectionList } from './sectionList.ts';

const fullShare = { shownCount: 2, detailsLeftOut: 0 };
const map = { title: 'Map', kind: 'Tool', picture: 'stream' as const, story: ['It maps.'] };
const listFor = (section: SectionName, { manual = fullShare, foldable = fullShare } = {}, game: Partial<Game> = {}) =>
  sectionList(exampleContent({ resume: { projects: [{ name: 'Map' }, { name: 'Atlas' }] }, game }), [
    { section, of: 2, manual, foldable },
  ]);

test.each<[claim: string, list: string, told: string]>([
  ['what stands in full', listFor('work'), 'Every section stands in full everywhere.'],
  [
    'what a page has no room for',
    listFor('work', { manual: { shownCount: 2, detailsLeftOut: 1 }, foldable: { shownCount: 1, detailsLeftOut: 3 } }),
    'work: shortened in the manual, 1 of 2 on the foldable',
  ],
  [
    'what has no place',
    listFor('skills', { manual: { shownCount: 0, detailsLeftOut: 0 } }),
    'skills: not in the manual',
  ],
  [
    'what the owner wants elsewhere',
    listFor('work', {}, { sections: { resume: [], console: [] } }),
    'work: not on the console, not on the plain résumé',
  ],
  [
    'a summary whose place the owner’s story takes',
    listFor('summary', {}, { about: ['Once.'] }),
    'summary: not on the console',
  ],
  ['projects', listFor('projects'), 'projects: not on the console'],
  ['a project that is a side quest', listFor('projects', {}, { sideQuests: [map] }), 'projects: 1 of 2 on the console'],
])('the list of sections says of %s where it is not', (_, list, expectedText) => {
  expect(list).toBe(expectedText);
});
