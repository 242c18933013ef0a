import { expect, test } from 'vitest';
import type { Game } from '../../../src/resume/Game.ts';
import type { SectionName } from '../../../src/resume/sections/sectionNames.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { sectionList } from './sectionList.ts';

const fullShare = { shownCount: 2, detailsLeftOut: 0 };
const map = { title: 'Map', kind: 'Tool', picture: 'stream' as const, story: ['It maps.'] };
const listFor = (section: SectionName, { manual = fullShare, foldable = fullShare } = {}, game: Partial<Game> = {}) =>
  sectionList(exampleContent({ resume: { projects: [{ name: 'Map' }, { name: 'Atlas' }] }, game }), [
    { section, of: 2, manual, foldable },
  ]);

test.each<[claim: string, list: string, expectedText: string]>([
  ['a complete section', listFor('work'), 'Every section is complete on the console, in the manual and in the résumé.'],
  [
    'entries that do not fit a page',
    listFor('work', { manual: { shownCount: 2, detailsLeftOut: 1 }, foldable: { shownCount: 1, detailsLeftOut: 3 } }),
    'Shortened or left out:\n  work: shortened in the printed manual, 1 of 2 on the foldable sheet',
  ],
  [
    'a section missing from the manual',
    listFor('skills', { manual: { shownCount: 0, detailsLeftOut: 0 } }),
    'Shortened or left out:\n  skills: not in the printed manual',
  ],
  [
    'a section that the owner hides',
    listFor('work', {}, { sections: { resume: [], console: [] } }),
    'Shortened or left out:\n  work: not on the console, not in the plain résumé',
  ],
  [
    'a summary replaced by the owner’s story',
    listFor('summary', {}, { about: ['Once.'] }),
    'Shortened or left out:\n  summary: not on the console',
  ],
  ['projects', listFor('projects'), 'Shortened or left out:\n  projects: not on the console'],
  [
    'a project that is a side quest',
    listFor('projects', {}, { sideQuests: [map] }),
    'Shortened or left out:\n  projects: 1 of 2 on the console',
  ],
])('the list of sections covers %s', (_, list, expectedText) => {
  expect(list).toBe(expectedText);
});
