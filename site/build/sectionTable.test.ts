import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/content/Content.ts';
import { checkContent } from '../../src/content/check/checkContent.ts';
import { exampleContent } from '../../src/content/exampleContent.ts';
import type { Game } from '../../src/content/Game.ts';
import { entryCounts } from '../../src/content/places/entryCounts.ts';
import { documentCompiler } from '../documents/documentCompiler.ts';
import { documentCoverage } from '../documents/documentCoverage.ts';
import { sectionTable } from './sectionTable.ts';

const job = (index: number, highlights: string[] = []) => ({
  name: `Company ${index}`,
  position: 'Developer',
  startDate: String(2000 + index),
  endDate: String(2001 + index),
  highlights,
});

/** The documents that a section is looked for in; the others are not made here. */
const countedDocuments = ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const;

function coverageOf(content: Content) {
  const folders = { content: import.meta.dirname, public: import.meta.dirname };
  const compile = documentCompiler(content, folders);
  return documentCoverage(content, new Map(countedDocuments.map((file) => [file, compile(file).filled])));
}

function cellsOf(section: string, resume: object, parts: Partial<Game> = {}): string[] {
  const { content, findings } = checkContent({
    resume: { file: 'resume.json', text: JSON.stringify({ basics: { name: 'Ada' }, ...resume }) },
    game: { file: 'game.json', text: JSON.stringify(exampleContent({ game: parts }).game) },
    fileExists: () => false,
    asOf: '2025-11-01',
  });
  if (!content) throw new Error(JSON.stringify(findings));
  const line =
    sectionTable(content, coverageOf(content))
      .split('\n')
      .find((one) => one.startsWith(`${section} `)) ?? '';
  return line.split(/ {2,}/).slice(1);
}

const outcome = 'Cut the time to the first tile of every map from four seconds to one, and kept it there for years.';

describe('the table of sections says of', () => {
  test.each<[claim: string, section: string, resume: object, parts: Partial<Game>, cells: string[]]>([
    ['a section that the file lacks', 'awards', {}, {}, ['–', '–', '–', '–', '–']],
    ['a short history', 'work', { work: [job(1)] }, {}, ['shown', 'shown', 'shown', 'shown', 'shown']],
    [
      'one that the manual has to shorten',
      'work',
      { work: Array.from({ length: 6 }, (_, index) => job(index, [outcome, outcome, outcome])) },
      {},
      ['shown', 'shortened', 'shortened', 'shown', 'shown'],
    ],
    [
      'one that is too long for it',
      'work',
      { work: Array.from({ length: 15 }, (_, index) => job(index)) },
      {},
      ['shown', '7 of 15 shown', '6 of 15 shown', 'shown', 'shown'],
    ],
    ['skills', 'skills', { skills: [{ name: 'CSS' }] }, {}, ['shown', 'left out', 'left out', 'shown', 'shown']],
    ['projects', 'projects', { projects: [{ name: 'Map' }] }, {}, ['left out', 'shown', 'shown', 'shown', 'shown']],
    [
      'a project that is a side quest',
      'projects',
      { projects: [{ name: 'Map' }] },
      { sideQuests: [{ title: 'Map', kind: 'Tool', picture: 'stream', story: ['It maps.'] }] },
      ['shown', 'shown', 'shown', 'shown', 'shown'],
    ],
    [
      'awards',
      'awards',
      { awards: [{ title: 'Best', awarder: 'Guild' }] },
      {},
      ['shown', 'names only', 'left out', 'shown', 'shown'],
    ],
    [
      'several roles at one company',
      'work',
      { work: [job(1), { ...job(2), name: 'Company 1' }] },
      {},
      ['shown', 'shown', 'shown', 'shown', 'shown'],
    ],
    [
      'an owner’s choice',
      'languages',
      { languages: [{ language: 'Dutch' }] },
      { sections: { resume: ['work'], console: ['languages'] } },
      ['shown', 'shown', 'left out', 'left out', 'left out'],
    ],
    [
      'a section that the owner wants nowhere',
      'work',
      { work: [job(1)] },
      { sections: { resume: [], console: [], manual: [] } },
      ['left out', 'left out', 'left out', 'left out', 'left out'],
    ],
    [
      'a summary, where a story takes its place',
      'summary',
      { basics: { name: 'Ada', summary: 'Makes maps.' } },
      { about: ['Once upon a time.'] },
      ['left out', 'left out', 'left out', 'shown', 'shown'],
    ],
  ])('%s', (_, section, resume, parts, cells) => {
    expect(cellsOf(section, resume, parts)).toEqual(cells);
  });
});

test('no line is longer than 80 letters', () => {
  const work = Array.from({ length: 150 }, (_, index) => job(index % 20));
  const projects = Array.from({ length: 150 }, (_, index) => ({ name: `Project ${index}` }));
  const content = exampleContent({ resume: { work, projects } });
  // All but one shown: no cell is longer. Nothing need be compiled to say so.
  const coverage = documentCoverage(content, new Map()).map(({ foldable, ...row }) => ({
    ...row,
    foldable: { ...foldable, shown: foldable.of - 1 },
  }));
  const table = sectionTable({ ...content, entryCounts: entryCounts(content.resume) }, coverage);
  expect(table).toContain('149 of 150 shown');
  expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});
