// Imports invented résumés in the style of real ones. The approved output has each file's report and résumé.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { expectExamples } from '../../src/resume/testing/expectExamples.ts';
import { formatHelp } from './formats/formats.ts';
import { importResume } from './importResume.ts';
import type { NamedSource } from './read/NamedSource.ts';
import { pdfLines } from './read/pdfLines.ts';
import { corpusFile, corpusNames, linkedinExport } from './testing/corpusFile.ts';

/** The import's report, then the résumé, one section per line. */
function importReport(source: NamedSource): string {
  const {
    resume: { text },
    findings: { lines },
  } = importResume([source]);
  const sections = Object.entries(JSON.parse(text)).map(([section, value]) => `  ${section} ${JSON.stringify(value)}`);
  return [...lines, ...sections, ''].join('\n');
}

// Update with `npx vitest run --project build site/import/corpus.test.ts -u`.
test('reports and résumés of the sample files match the approved output', async () => {
  await expect(corpusNames.map((name) => importReport(corpusFile(name))).join('\n')).toMatchFileSnapshot(
    'corpus.read.txt',
  );
});

// PDFs of invented people, made with LibreOffice, LaTeX, Chromium and Typst in the layouts of usual templates.
test('reports and résumés of the sample PDFs match the approved output', async () => {
  const folder = join(import.meta.dirname, 'corpus/plain');
  const reports: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf')))
    reports.push(importReport({ file, lines: await pdfLines(readFileSync(join(folder, file))) }));
  await expect(reports.join('\n')).toMatchFileSnapshot('corpus/plain/approved.txt');
});

test('the report starts with the missing parts of the résumé and the headings in the file', () => {
  const text = 'Ada Example\n\nProfile\n\nI plane doors.\n\nSkills\n\nPlaning, sawing\n';
  expect(importResume([{ file: 'a.txt', text }]).findings.lines.slice(0, 2)).toEqual([
    'a.txt  Found no job, no degree, and no email address or phone number.',
    '  Headings in the file: "Profile", "Skills".',
  ]);
});

test('a list that the owner rejects as jobs is not imported', () => {
  const clinics = [{ position: 'Nurse', startDate: '2019' }];
  const file = { file: 'a', text: JSON.stringify({ basics: { name: 'Ada' }, clinics }) };
  expect(importResume([file]).resume.document).toHaveProperty('work');
  const { resume, findings } = importResume([file], new Set(['clinics']));
  expect(resume.document).toEqual({ basics: { name: 'Ada' } });
  expect(findings).toMatchObject({ guessedLists: [], unused: [{ place: 'clinics' }] });
});

test.each([
  [
    { Sezione: 'Experience', Nome: 'Oak', Ruolo: 'Joiner' },
    { Sezione: 'Education', institution: 'Elm School' },
  ],
  [{ jobs: [{ name: 'Oak', position: 'Joiner' }] }, { education: [{ institution: 'Elm School' }] }],
])('a list of entries that name their sections, or of sections, is a résumé: %j', (...list) => {
  expect(importResume([{ file: 'a.json', text: JSON.stringify(list) }]).resume.document).toEqual({
    work: [{ name: 'Oak', position: 'Joiner' }],
    education: [{ institution: 'Elm School' }],
  });
});

test('a JSON Resume that needs no change keeps its text', () => {
  const text = '{ "basics": { "name": "Ada" } }';
  expect(importResume([{ file: 'a.json', text }]).resume.text).toBe(text);
});

test('the fields of a résumé are guessed if one of its files has none', () => {
  const files = [corpusFile('german-teacher.txt'), { file: 'a', text: '{ "basics": { "name": "Ada" } }' }];
  expect(importResume(files).resume.hasFields).toBe(false);
});

test('later sources fill the gaps of earlier ones', () => {
  const mine = JSON.stringify({
    basics: { name: 'Ada E.', phone: '+32 1' },
    work: [{ name: 'Oak', position: 'Joiner', url: 'https://oak.test/' }, { name: 'Fir' }],
    awards: [{ title: 'Best' }],
  });
  const {
    resume: { text },
    findings: { lines },
  } = importResume([corpusFile(linkedinExport), { file: 'mine.json', text: mine }]);
  const resume = JSON.parse(text);
  expect(resume).toMatchObject({
    basics: { name: 'Ada Example', email: 'ada@ada.test', phone: '+32 1' },
    work: [{ name: 'Oak', startDate: '2019-09', url: 'https://oak.test/' }, { name: 'Elm' }],
    awards: [{ title: 'Best' }],
  });
  expect(resume.work).toHaveLength(2);
  expect(lines.join('\n')).toContain(
    'mine.json  Not imported. Add to resume.json what you want to show:\n  work[]: "Fir"',
  );
});

describe('the import omits', () => {
  const deep = 'Lists and objects nested more than 20 levels deep, or one contains itself. This part is left out.';
  test.each([
    [
      'entries after the 500th',
      JSON.stringify({ work: Array(501).fill({ name: 'Oak' }) }),
      'a:1:2  work: The list has 501 entries; the limit is 500. The rest is left out.',
    ],
    ['a YAML node that contains itself', 'name: Ada\nwork: &me\n  - name: Oak\n  - *me\n', `a  work: ${deep}`],
    ['deeply nested JSON5', `{ name: "Ada", work: ${'{ a: '.repeat(9000)}1${' }'.repeat(9000)} }`, `a  work: ${deep}`],
    [
      'deeply nested JSON',
      `{ "name": "Ada", "work": ${'{"a":'.repeat(90)}1${'}'.repeat(90)} }`,
      `a:1:18  work: ${deep}`,
    ],
    [
      'the first of two equal keys in YAML',
      'name: Ada\nlabel: A\nlabel: B\n',
      'a:3:1  Duplicate key: only the last value is used.',
    ],
  ])('%s, with a warning', (_, text, expectedLine) => {
    expect(importResume([{ file: 'a', text }]).findings.lines.join('\n')).toContain(expectedLine);
  });
});

test('a web page whose script has Markdown is not Markdown', () => {
  const text = `<!doctype html>\n<script>\n\nshow("[oak](https://oak.example)");\n\n</script>\n<h1>Ada Example</h1>
<h2>Profile</h2>\n<p>I plane\ndoors.</p>\n`;
  expect(importResume([{ file: 'a.html', text }]).resume.document).toMatchObject({
    basics: { summary: 'I plane doors.' },
  });
});

test('rejects a PDF without text', () => {
  expect(() => importResume([{ file: 'a.pdf', lines: [] }])).toThrow('a.pdf has no text');
});

test.each([
  ['my jobs.csv', 'Company Name,Title,Started On\nOak,Joiner,Sep 2019\n', { work: [{ position: 'Joiner' }] }],
  ['Skills.csv', 'Name\nPlanes\n', { skills: [{ name: 'Planes' }] }],
  ['Recommendations_Received.csv', 'Text\nFine doors.\n', { references: [{ reference: 'Fine doors.' }] }],
])('imports a single LinkedIn table: %s', (file, text, expected) => {
  expect(importResume([{ file, text }]).resume.document).toMatchObject(expected);
});

test('rejects a table from another program, and names its file type', () => {
  expect(() => importResume([{ file: 'a.csv', text: 'a,b\n1,2\n3,4\n' }])).toThrow('a.csv looks like a table (CSV)');
});

// Errors name the file's type or the invalid line, and say what to do.
test('the import reads each list, and rejects each file, as approved', async () => {
  await expectExamples(join(import.meta.dirname, 'corpus.examples.txt'), {
    'list of entries': (input) => JSON.stringify(importResume([{ file: 'a', text: input }]).resume.document),
    'rejected file': (input) => {
      try {
        return importResume([{ file: 'a', text: JSON.parse(input) }]).findings.lines.join(' ');
      } catch (error) {
        return String(error).replaceAll('\n', ' ').replace(formatHelp.join(', '), '…');
      }
    },
  });
});

describe('the import rejects', () => {
  test.each([
    [
      'YAML with exponentially nested aliases',
      `a0: &a0 [x]\n${[...'123456789'].map((n) => `a${n}: &a${n} [${`*a${Number(n) - 1}, `.repeat(9)}]\n`).join('')}`,
      'a  Invalid YAML: Excessive alias count',
    ],
    [
      'YAML with deeply nested lists',
      '- '.repeat(20_000),
      'a  Lists and objects nested more than 20 levels deep, or one contains itself.',
    ],
    [
      'YAML with too many keys',
      Array.from({ length: 120_000 }, (_, n) => `a${n}: b\n`).join(''),
      'a  A list or object has more than 500 entries. Remove some.',
    ],
    [
      'TOML with a deeply nested table',
      `[${'a.'.repeat(5000)}a]\nb = 1\n`,
      'a  Invalid TOML: nested too deep. Remove some levels.',
    ],
    ['JSON with deeply nested lists', '['.repeat(50_000), 'a:1:101  Brackets nested more than 100 levels deep.'],
    [
      'XML with deeply nested elements',
      `<SkillsPassport>${'<a>'.repeat(300_000)}`,
      'a is not a Europass CV: its elements are nested more than 100 levels deep.',
    ],
  ])('%s', (_, text, expectedMessage) => {
    expect(() => importResume([{ file: 'a', text }])).toThrow(expectedMessage);
  });

  test('damaged ZIP files and those that are not LinkedIn exports', () => {
    const bytes = zipSync({ 'a.txt': new Uint8Array([65]) });
    expect(() => importResume([{ file: 'a.zip', bytes }])).toThrow(
      'a.zip looks like a ZIP file that is not a LinkedIn export, which',
    );
    expect(() => importResume([{ file: 'a.zip', bytes: bytes.subarray(0, 20) }])).toThrow('is a damaged ZIP file');
  });
});

test("the name in a document's front matter counts if an address in the text has it", () => {
  const nameIn = (frontMatter: string) => {
    const text = `---\n${frontMatter}\n---\n\nadabirch@mail.example\n\n# Skills\n\nPlaning\n`;
    const { basics } = Object(importResume([{ file: 'a.md', text }]).resume.document);
    return basics.name;
  };
  expect(nameIn("title: '**Ada Birch**'")).toBe('Ada Birch');
  expect(nameIn('author: Ada Birch\ntitle: Notes')).toBe('Ada Birch');
  expect(nameIn('title: My Résumé')).toBeUndefined();
});
