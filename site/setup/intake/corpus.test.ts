// The habits of real files, one each: all are read, and said.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/checkContent.ts';
import { exampleContent } from '../../../src/content/exampleContent.ts';
import { intake } from './intake.ts';

const folder = join(import.meta.dirname, '../testing/corpus');
const linkedin = 'linkedin.zip';
const names = readdirSync(folder).filter((name) => name.includes('.'));

function source(name: string) {
  return { file: name, text: readFileSync(join(folder, name), 'utf8') };
}

function linkedinExport() {
  const tables = readdirSync(join(folder, 'linkedin')).map((name) => [
    `Basic_Export/${name}`,
    new Uint8Array(readFileSync(join(folder, 'linkedin', name))),
  ]);
  return { file: linkedin, bytes: zipSync(Object.fromEntries(tables)) };
}

const { game } = exampleContent();

function taken(...files: Parameters<typeof intake>[0]) {
  const { text, source: file, lines } = intake(files);
  const check = (resume: typeof file) =>
    checkContent({
      resume,
      game: { file: 'game.json', text: JSON.stringify(game) },
      fileExists: () => false,
      asOf: '2025-11-01',
    });
  const errors = [file, { file: 'resume.json', text }].flatMap((one) =>
    check(one).findings.filter(({ severity }) => severity === 'error'),
  );
  expect(errors).toEqual([]);
  return { resume: JSON.parse(text), lines };
}

/** What is said of a file, and what stands in the résumé after it, a section a line. */
function readAs(name: string): string {
  const { resume, lines } = taken(name === linkedin ? linkedinExport() : source(name));
  const sections = Object.entries(resume).map(([section, value]) => `  ${section} ${JSON.stringify(value)}`);
  return [...lines, ...sections, ''].join('\n');
}

test.each([...names, linkedin])('%s is read without an error', (name) => {
  expect(readAs(name)).toContain('Ada Example');
});

// Renewed by `npx vitest run --project build site/setup/intake -u`.
test('what is said of each, and what becomes of it, is as it was', async () => {
  await expect([...names, linkedin].map(readAs).join('\n')).toMatchFileSnapshot(`${folder}.txt`);
});

describe('several sources', () => {
  test('the later fill what the earlier lack', () => {
    const mine = JSON.stringify({
      basics: { name: 'Ada E.', phone: '+32 1' },
      work: [{ name: 'Oak', position: 'Joiner', url: 'https://oak.test/' }, { name: 'Fir' }],
      awards: [{ title: 'Best' }],
    });
    const { resume, lines } = taken(linkedinExport(), { file: 'mine.json', text: mine });
    expect(resume).toMatchObject({
      basics: { name: 'Ada Example', email: 'ada@ada.test', phone: '+32 1' },
      work: [{ name: 'Oak', startDate: '2019-09', url: 'https://oak.test/' }, { name: 'Elm' }],
      awards: [{ title: 'Best' }],
    });
    expect(resume.work).toHaveLength(2);
    expect(lines).toContain('mine.json  Not taken over: work: 1 more.');
  });
});

describe('what is no résumé is said to be none', () => {
  test.each([
    ['a web page', '<!doctype html><p>Ada</p>', 'is XML or a web page, and no SkillsPassport of Europass'],
    ['broken YAML', 'basics:\n  name: "Ada\nwork: []\n', /^a:\d+:\d+ {2}This is no YAML: /],
    ['broken JSON', '{\n  "basics": {}\n  "work": []\n}', 'a:3:3  A comma is missing before this.'],
    ['words', 'I am Ada.', 'a:1:1  '],
    [
      'too much',
      JSON.stringify({ work: Array(501).fill({}) }),
      'work: There are 501 entries here, and 500 are the most.',
    ],
  ])('%s', (_, text, told) => {
    expect(() => intake([{ file: 'a', text }])).toThrow(told);
  });

  test('another ZIP file', () => {
    const bytes = zipSync({ 'a.txt': new Uint8Array([65]) });
    expect(() => intake([{ file: 'a.zip', bytes }])).toThrow('so it is no data export of LinkedIn');
    expect(() => intake([{ file: 'a.zip', bytes: bytes.subarray(0, 20) }])).toThrow('cannot be opened');
  });
});
