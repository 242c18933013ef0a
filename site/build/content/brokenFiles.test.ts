// Files that are no content at all: each is answered with one line that names it, at once.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/checkContent.ts';
import { contentCommand } from './contentCommand.ts';
import { type ContentExample, contentExample, resumeOf } from './contentExample.ts';

let example: ContentExample;
beforeEach(() => {
  example = contentExample();
});
afterEach(() => {
  rmSync(example.root, { recursive: true });
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const file = (bytes: string | Buffer) => (path: string) => writeFileSync(path, bytes);
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const valid = resumeOf('Ada');

const broken: readonly { claim: string; make: (path: string) => void; told: RegExp }[] = [
  {
    claim: 'UTF-16 with a mark',
    make: file(utf16(`\uFEFF${valid}`)),
    told: /^ {2}The file is written in UTF-16\. Save it as UTF-8\.$/,
  },
  {
    claim: 'UTF-16, the other way round',
    make: file(swapped(utf16(`\uFEFF${valid}`))),
    told: /^ {2}The file is written in UTF-16\. Save it as UTF-8\.$/,
  },
  {
    claim: 'UTF-16 without a mark',
    make: file(utf16(valid)),
    told: /^ {2}The file is written in UTF-16\. Save it as UTF-8\.$/,
  },
  {
    claim: 'big-endian UTF-16 without a mark',
    make: file(swapped(utf16(valid))),
    told: /^ {2}The file is written in UTF-16\. Save it as UTF-8\.$/,
  },
  { claim: 'a folder', make: (path) => mkdirSync(path), told: /^ {2}This is a folder, not a file\. / },
  {
    claim: 'a file that leads to itself',
    make: (path) => symlinkSync(path, path),
    told: /^ {2}The file cannot be read \(ELOOP\)\. /,
  },
  { claim: '100,000 brackets', make: file('['.repeat(100_000)), told: /^:1:21 {2}There are more than 20 brackets/ },
  {
    claim: '100,000 closed brackets',
    make: file(`${'[\n'.repeat(100_000)}${']'.repeat(100_000)}`),
    told: /^:21:1 {2}There are more than 20 brackets/,
  },
  {
    claim: 'a summary of 10 MB',
    make: file(`{"basics":{"name":"Ada","summary":"${'Made it. '.repeat(1_111_111)}"}}`),
    told: /^ {2}The file has 10\.0 MB, and 1 MB is the most\. /,
  },
  {
    claim: 'a summary of 0.9 MB',
    make: file(`{"basics":{"name":"Ada","summary":"${'Made it. '.repeat(100_000)}"}}`),
    told: /^:1:25 {2}basics\.summary: This text has 900000 letters, and 20000 are the most\. /,
  },
  ...(
    [
      [
        '60,000 jobs',
        '"work"',
        Array(60_000).fill({}),
        'There are 60000 entries here, and 500 are the most. Take out 59500.',
      ],
      [
        '100,000 keys',
        '"x"',
        Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [key, 0])),
        'There are 100000 keys here, and 500 are the most. Take out 99500.',
      ],
      [
        'a name of 400,000 accents',
        '"summary"',
        `A${'\u0302\u0321'.repeat(200_000)}`,
        'This text has 400001 letters, and 20000 are the most. Shorten it.',
      ],
    ] as const
  ).map(([claim, key, value, message]) => ({
    claim,
    make: file(`{"basics":{"name":"Ada"},${key}:${JSON.stringify(value)}}`),
    told: new RegExp(`^:1:26 {2}${key.slice(1, -1)}: ${message}$`),
  })),
  {
    claim: 'a key of 900,000 letters',
    make: file(`{"basics":{"name":"Ada"},"${'n'.repeat(900_000)}":0}`),
    told: /^:1:1 {2}A key here has 900000 letters, and 200 are the most\. /,
  },
  {
    claim: 'a control character as it is',
    make: file('{"basics":{"name":"A\u0007da"}}'),
    told: /^:1:\d+ {2}There is a control character in this text\. /,
  },
  {
    claim: 'a program',
    make: file(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0x01, 0, 0, 0, 0, 0, 0, 0])),
    told: /^:1:1 {2}/,
  },
];

describe('content:check', () => {
  test.each(broken)('says of $claim what it is, in a line of its own and without a stack', async ({ make, told }) => {
    const [resume, game] = [join(example.folder, 'resume.json'), join(example.folder, 'game.json')];
    rmSync(resume);
    make(resume);
    const { text, exitCode } = await contentCommand(['check', resume, game]);
    expect(exitCode).toBe(1);
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^\d+ things? to mend in the content:$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('resume.json');
    expect(lines[1]?.replace(/^.*?resume\.json/, '')).toMatch(told);
  });
});

describe('the check', () => {
  test('tells a file of nothing but mistakes by a few of its lines', () => {
    // So many that what grows with their square does not end.
    const text = '{ x\n'.repeat(90).concat('x\n'.repeat(200_000));
    const { findings } = checkContent({
      resume: { file: 'resume.json', text },
      game: { file: 'game.json', text: '{}' },
      fileExists: () => true,
      asOf: '2025-11-01',
    });
    expect(findings.filter((finding) => finding.file === 'resume.json').length).toBeLessThanOrEqual(20);
  });

  test('has an answer to any text', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '\n',
      '\u0000',
      'basics',
      '"name"',
      '"Ada"',
      '1e9',
      '\uD800',
      '//',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { content, findings } = checkContent({
          resume: { file: 'resume.json', text: pieces.join('') },
          game: { file: 'game.json', text: '{}' },
          fileExists: () => true,
          asOf: '2025-11-01',
        });
        expect(content).toBeUndefined();
        for (const finding of findings) expect(finding.message).toMatch(/\S/);
      }),
    );
  });
});
