import { expect, test } from 'vitest';
import type { Content } from '../../../src/resume/Content.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { long } from '../../../stories/content/fixtures.ts';
import { cachedCompiler } from '../../documents/testing/cachedCompiler.ts';
import { testFolders } from '../../documents/testing/compiledPdf.ts';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { sectionList } from './sectionList.ts';

const map = { title: 'Map', kind: 'Tool', picture: 'stream' as const, story: ['It maps.'] };
const resume = { projects: [{ name: 'Map' }, { name: 'Atlas' }], skills: [{ name: 'CSS' }] };
const summary = { basics: { name: 'Ada', summary: 'Makes things.' } };
const skillsOnly = { sections: { resume: ['skills'], console: [], manual: ['work'] } } as const;

const [listHeading, nothingOmitted] = [
  'Shortened or left out:',
  'Every section is complete on the console, in the manual and in the résumé.',
];

test.each<[claim: string, content: Content, list: readonly string[]]>([
  [
    'details that do not fit the pages',
    playerOne,
    [
      listHeading,
      '  summary: not on the console, not in the printed manual, not on the foldable sheet',
      '  work: shortened on the foldable sheet',
      '  projects: not on the console, shortened on the foldable sheet',
      '  skills: not in the printed manual, not on the foldable sheet',
      '  education: shortened on the foldable sheet',
      '  languages: not on the foldable sheet',
    ],
  ],
  [
    'entries that do not fit',
    long,
    [
      listHeading,
      '  summary: not on the console, not in the printed manual, not on the foldable sheet',
      '  work: 6 of 15 in the printed manual, 6 of 15 on the foldable sheet',
      '  projects: not on the console, shortened in the printed manual, 2 of 10 on the foldable sheet',
      '  skills: not in the printed manual, not on the foldable sheet',
      '  education: not in the printed manual, not on the foldable sheet',
      '  languages: not on the foldable sheet',
    ],
  ],
  [
    'sections that the owner hides',
    exampleContent({ resume, game: skillsOnly }),
    [
      listHeading,
      '  projects: not on the console, not in the printed manual, not on the foldable sheet, not in the plain résumé',
      '  skills: not on the console, not in the printed manual, not on the foldable sheet',
    ],
  ],
  [
    'text sections',
    exampleContent({ resume: { textSections: [{ title: 'Posts', text: 'Planed.', section: 'work' }] } }),
    [listHeading, '  Posts: only in the plain résumé, as text'],
  ],
  [
    'a project that is a side quest',
    exampleContent({ resume, game: { sideQuests: [map] } }),
    [
      listHeading,
      '  projects: 1 of 2 on the console',
      '  skills: not in the printed manual, not on the foldable sheet',
    ],
  ],
  ['a complete summary', exampleContent({ resume: summary }), [nothingOmitted]],
  [
    'a summary replaced by the owner’s story',
    exampleContent({ resume: summary, game: { about: ['Once.'] } }),
    [listHeading, '  summary: not on the console, not in the printed manual, not on the foldable sheet'],
  ],
])('the list of omissions for %s', (_, content, list) => {
  const compile = cachedCompiler(content, testFolders);
  const files = ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const;
  const filledPages = new Map(files.map((file) => [file, compile(file).filledPages]));
  expect(sectionList(content, filledPages).split('\n')).toEqual(list);
});
