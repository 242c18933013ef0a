// Forty owners: the habits of real files, one each, are all read, and said; and what is drawn from them stands to be read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkSources, sitePublicFolder } from '../build/content/contentFiles.ts';
import { detectLanguage } from './detectLanguage.ts';
import { formatDrafts } from './formatDrafts.ts';
import { importResume } from './import/importResume.ts';

const folder = join(import.meta.dirname, 'corpus');
const linkedin = 'linkedin.zip';
const owners = [...readdirSync(folder).filter((name) => name.includes('.')), linkedin];

function source(name: string) {
  if (name !== linkedin) return { file: name, text: readFileSync(join(folder, name), 'utf8') };
  const tables = readdirSync(join(folder, 'linkedin')).map((table) => [
    `Basic_Export/${table}`,
    new Uint8Array(readFileSync(join(folder, 'linkedin', table))),
  ]);
  return { file: linkedin, bytes: zipSync(Object.fromEntries(tables)) };
}

/** As `npm run setup -- --yes` has it. */
function importFiles(...files: Parameters<typeof importResume>[0]) {
  const { text, document, source: asRead, lines } = importResume(files);
  const language = detectLanguage(document);
  const site = { address: 'https://ada.test/', ...(language && { language }) };
  const game = { file: 'game.json', text: JSON.stringify({ site }) };
  const check = (resume: typeof asRead) => checkSources({ resume, game }, sitePublicFolder, '2025-11-01');
  const { content, findings } = check({ file: 'resume.json', text });
  expect([...check(asRead).findings, ...findings].filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!content) throw new Error('Without errors there is content.');
  return { resume: JSON.parse(text), lines, content, findings };
}

/** What is said of a file, and what stands in the résumé after it, a section a line. */
function readAs(name: string): string {
  const { resume, lines } = importFiles(source(name));
  const sections = Object.entries(resume).map(([section, value]) => `  ${section} ${JSON.stringify(value)}`);
  return [...lines, ...sections, ''].join('\n');
}

test('the owners are forty at least', () => {
  expect(owners.length).toBeGreaterThanOrEqual(40);
});

test.each(owners)('%s is accepted, with five warnings at most', (name) => {
  expect(importFiles(source(name)).findings.length).toBeLessThanOrEqual(5);
});

// Renewed by `npx vitest run --project build site/setup/corpus.test.ts -u`.
test('what is said of each, and what becomes of it, is as it was', async () => {
  await expect(owners.map(readAs).join('\n')).toMatchFileSnapshot('corpus.read.txt');
});

test('what is drawn from each is as it was read by a person', async () => {
  const drafts = owners.map((name) => `# ${name}\n\n${formatDrafts(importFiles(source(name)).content)}\n`);
  await expect(drafts.join('\n')).toMatchFileSnapshot('corpus.drafts.txt');
});

test('of several sources the later fill what the earlier lack', () => {
  const mine = JSON.stringify({
    basics: { name: 'Ada E.', phone: '+32 1' },
    work: [{ name: 'Oak', position: 'Joiner', url: 'https://oak.test/' }, { name: 'Fir' }],
    awards: [{ title: 'Best' }],
  });
  const { resume, lines } = importFiles(source(linkedin), { file: 'mine.json', text: mine });
  expect(resume).toMatchObject({
    basics: { name: 'Ada Example', email: 'ada@ada.test', phone: '+32 1' },
    work: [{ name: 'Oak', startDate: '2019-09', url: 'https://oak.test/' }, { name: 'Elm' }],
    awards: [{ title: 'Best' }],
  });
  expect(resume.work).toHaveLength(2);
  expect(lines).toContain('mine.json  Not taken over: work: 1 more.');
});

describe('what is no résumé is said to be none', () => {
  const deep = (place: string) =>
    `${place}${place.includes(' ') ? ':' : ' '} Lists and objects nested more than 20 levels deep, or one contains itself.`;
  test.each([
    ['a web page', '<!doctype html><p>Ada</p>', 'is XML or a web page, and no CV of Europass'],
    ['broken YAML', 'basics:\n  name: "Ada\nwork: []\n', /^a:\d+:\d+ {2}This is no YAML: /],
    ['broken JSON', '{\n  "basics": {}\n  "work": []\n}', 'a:3:3  Expected a comma before this.'],
    ['words', 'I am Ada.', 'a:1:1  '],
    [
      'too much',
      JSON.stringify({ work: Array(501).fill({}) }),
      'work: Too many entries: 501, and the limit is 500.',
    ],
    ['YAML that holds itself', 'basics: &me\n  name: Ada\n  work: [*me, *me, *me]\n', deep('a  basics')],
    [
      'YAML whose aliases multiply',
      `a0: &a0 [x]\n${[...'123456789'].map((n) => `a${n}: &a${n} [${`*a${Number(n) - 1}, `.repeat(9)}]\n`).join('')}`,
      'a  This is no YAML that can be read: Excessive alias count',
    ],
    ['YAML of lists in lists', '- '.repeat(20_000), deep('a')],
    [
      'YAML of more keys than can be compared',
      Array.from({ length: 120_000 }, (_, n) => `a${n}: b\n`).join(''),
      'a  One list or object here has more than 5000 entries, and 500 are the most.',
    ],
    ['JSON5 of objects in objects', `{ basics: ${'{ a: '.repeat(9000)}1${' }'.repeat(9000)} }`, deep('a  basics')],
    ['JSON of objects in objects', `{ "basics": ${'{"a":'.repeat(9000)}1${'}'.repeat(9000)} }`, deep('a  basics')],
    ['JSON of lists in lists', '['.repeat(50_000), 'a:1:21  Brackets nested more than 20 levels deep.'],
    [
      'XML of elements in elements',
      `<SkillsPassport>${'<a>'.repeat(300_000)}`,
      'a has more than 100 elements within elements, so it is no CV of Europass.',
    ],
  ])('%s', (_, text, expectedMessage) => {
    expect(() => importResume([{ file: 'a', text }])).toThrow(expectedMessage);
  });

  test('another ZIP file', () => {
    const bytes = zipSync({ 'a.txt': new Uint8Array([65]) });
    expect(() => importResume([{ file: 'a.zip', bytes }])).toThrow('so it is no data export of LinkedIn');
    expect(() => importResume([{ file: 'a.zip', bytes: bytes.subarray(0, 20) }])).toThrow('cannot be opened');
  });
});
