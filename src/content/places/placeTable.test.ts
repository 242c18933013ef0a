import { describe, expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import type { Game } from '../Game.ts';
import { times } from '../print/steps.ts';
import type { Resume } from '../Resume.ts';
import { consoleColumn } from './consoleColumn.ts';
import { entryCounts } from './entryCounts.ts';
import { manualColumn } from './manualColumn.ts';
import { presence } from './Presence.ts';
import { placeTable } from './placeTable.ts';
import { plainColumn } from './plainColumn.ts';

function tableOf(resume: Partial<Resume>, game: Partial<Game> = {}): string[] {
  const content = exampleContent({ resume, game });
  const counts = entryCounts(content.resume);
  return placeTable([
    consoleColumn(content, counts),
    manualColumn(content, counts),
    plainColumn('/resume', content, counts),
  ]).split('\n');
}

/** The cells of a section's line: console, manual, plain résumé. */
const cellsOf = (section: string, resume: Partial<Resume>, game?: Partial<Game>) =>
  tableOf(resume, game)
    .find((line) => line.startsWith(`${section} `))
    ?.split(/ {2,}/)
    .slice(1);

const jobs = (count: number, highlights: string[] = []) =>
  times(count, (index) => ({ name: `Oak ${index}`, position: 'Lead', startDate: `${2000 + index}`, highlights }));
const outcome = 'Cut the time to the first tile of every map from four seconds to one, and kept it there for years.';
const map = { title: 'Map', kind: 'Tool', picture: 'stream' as const, story: ['It maps.'] };

test('a résumé that fills every section has a row for each, a column for each place', () => {
  const resume = {
    basics: { name: 'Ada', summary: 'Makes maps.' },
    work: jobs(2),
    projects: [{ name: 'Map' }, { name: 'Atlas' }],
    skills: [{ name: 'CSS' }, { name: 'SVG' }],
    education: [{ institution: 'School' }],
    languages: [{ language: 'Dutch' }],
    certificates: [{ name: 'Swimmer' }],
    awards: [{ title: 'Best' }],
    publications: [{ name: 'On Lines' }],
    volunteer: [{ position: 'Reader' }],
    interests: [{ name: 'Old maps' }],
    references: [{ name: 'Lin', reference: 'Keeps promises.' }],
  };
  expect(tableOf(resume, { sideQuests: [map] })).toEqual([
    'section       console       manual      /resume',
    'summary       shown         shown       shown',
    'work          shown         shown       shown',
    'projects      1 of 2 shown  shown       shown',
    'skills        shown         left out    shown',
    'education     shown         shown       shown',
    'languages     shown         shown       shown',
    'certificates  shown         names only  shown',
    'awards        shown         names only  shown',
    'publications  shown         names only  shown',
    'volunteer     shown         names only  shown',
    'interests     shown         names only  shown',
    'references    shown         left out    shown',
  ]);
});

test('one that says nothing has a dash everywhere', () => {
  expect(tableOf({}).slice(1)).toEqual(
    tableOf({})
      .slice(1)
      .map((line) => `${line.split(' ')[0]?.padEnd(12)}  –        –       –`),
  );
});

describe('the table says of', () => {
  test.each<[claim: string, section: string, resume: Partial<Resume>, game: Partial<Game>, cells: string[]]>([
    [
      'jobs that the manual shortens',
      'work',
      { work: jobs(6, [outcome, outcome, outcome]) },
      {},
      ['shown', 'shortened', 'shown'],
    ],
    ['jobs of which the manual leaves some out', 'work', { work: jobs(15) }, {}, ['shown', '7 of 15 shown', 'shown']],
    ['a job without a word', 'work', { work: [{}, ...jobs(1)] }, {}, ['shown', 'shown', 'shown']],
    [
      'two roles at one company',
      'work',
      { work: [...jobs(1), { name: 'Oak 0', position: 'Intern', startDate: '1999' }] },
      {},
      ['shown', 'shown', 'shown'],
    ],
    [
      'trainings among jobs that the manual shortens',
      'education',
      { work: jobs(6, [outcome, outcome, outcome]), education: [{ area: 'Maths', startDate: '2020' }] },
      {},
      ['shown', 'shown', 'shown'],
    ],
    [
      'trainings that it shortens',
      'education',
      { education: [{ area: 'Maths', courses: times(60, () => 'Sums') }] },
      {},
      ['shown', 'shortened', 'shown'],
    ],
    [
      'projects that it shortens',
      'projects',
      { projects: times(8, (index) => ({ name: `Map ${index}`, highlights: [outcome], keywords: ['maps'] })) },
      {},
      ['left out', 'shortened', 'shown'],
    ],
    [
      'projects of which it leaves some out',
      'projects',
      { projects: times(30, (index) => ({ name: `Map ${index}` })) },
      {},
      ['left out', '17 of 30 shown', 'shown'],
    ],
    [
      'a project that is a side quest, in a place that shows no projects',
      'projects',
      { projects: [{ name: 'Map' }] },
      { sideQuests: [map], sections: { console: [], manual: [] } },
      ['shown', 'left out', 'shown'],
    ],
    [
      'smaller sections without room',
      'languages',
      { projects: times(30, (index) => ({ name: `Map ${index}` })), languages: [{ language: 'Dutch' }] },
      {},
      ['shown', 'left out', 'shown'],
    ],
    [
      'what the owner wants in one place alone',
      'languages',
      { languages: [{ language: 'Dutch' }, { language: 'English' }] },
      { sections: { resume: [], manual: [] } },
      ['shown', 'left out', 'left out'],
    ],
    [
      'what the plain résumé lacks beside what it has',
      'languages',
      { work: jobs(1), languages: [{ language: 'Dutch' }] },
      { sections: { resume: ['work'] } },
      ['shown', 'shown', 'left out'],
    ],
    [
      'jobs that the console is to leave out',
      'work',
      { work: jobs(1) },
      { sections: { console: ['education'] } },
      ['left out', 'shown', 'shown'],
    ],
    [
      'a summary whose place the owner’s story takes',
      'summary',
      { basics: { name: 'Ada', summary: 'Makes maps.' } },
      { about: ['Once upon a time.'] },
      ['left out', 'left out', 'shown'],
    ],
  ])('%s', (_, section, resume, game, cells) => {
    expect(cellsOf(section, resume, game)).toEqual(cells);
  });
});

test.each([
  [0, 0, 'empty'],
  [0, 2, 'left out'],
  [1, 2, { shown: 1, of: 2 }],
  [2, 2, 'names only'],
] as const)('%d of %d that are shown by name only: %j', (shown, of, what) => {
  expect(presence(shown, of, 'names only')).toEqual(what);
});

test('a summary counts as one, and so does each role at a company', () => {
  const counts = entryCounts({
    basics: { name: 'Ada', summary: 'Makes maps.' },
    work: [...jobs(1), { name: 'Oak 0', position: 'Intern' }, { name: 'Elm' }],
    references: [{ name: 'Lin' }, {}],
  });
  expect(counts).toMatchObject({ summary: 1, work: 3, references: 1, skills: 0 });
});
