import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/resume/Game.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { caseStudiesAt, ownersCaseStudies } from './ownersCaseStudies.ts';

const canvas = createCanvas(2000, 1000);
const pen = canvas.getContext('2d');
for (const [index, color] of ['#ffffff', '#000000'].entries()) {
  pen.fillStyle = color;
  pen.fillRect(index * 1000, 0, 1000, 1000);
}
const png = canvas.toBuffer('image/png');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'work'));
  for (const file of ['town.png', 'work/plan.png']) writeFileSync(join(folder, file), png);
  writeFileSync(join(folder, 'notes.txt'), 'No picture.');
});

const page = (file: string, text: string) => writeFileSync(join(folder, 'work', file), text);
const resume = { projects: [{ name: 'Tile Kit' }, { name: 'Other' }] };
const readCaseStudies = (projects: Game['projects'] = {}) =>
  ownersCaseStudies(exampleContent({ resume, game: { projects } }), folder);
const sizeOf = async (bytes: Buffer = Buffer.alloc(0)) => {
  const { width, height } = await loadImage(bytes);
  return [width, height];
};

describe('a picture', () => {
  test('gets versions for pages, the console and documents', async () => {
    const { caseStudies, files, prints } = await readCaseStudies({
      'Tile Kit': { picture: { file: 'town.png', alt: 'A town' } },
    });
    const [{ project, picture } = {}] = caseStudies;
    expect([project, picture?.alt, picture?.width, picture?.height]).toEqual(['Tile Kit', 'A town', 1400, 700]);
    const { large = '', small = '', dots = '' } = picture ?? {};
    expect([large, small, dots]).toEqual(
      ['large', 'small', 'dots'].map((form) => expect.stringMatching(new RegExp(`^assets/work-${form}-\\w{8}\\.`))),
    );
    expect(await Promise.all([large, small, dots].map((file) => sizeOf(files[file])))).toEqual([
      [1400, 700],
      [640, 320],
      [64, 40],
    ]);
    expect(await sizeOf(prints.get(large))).toEqual([900, 450]);
  });

  test('has at most four shades on the console', async () => {
    const { caseStudies, files } = await readCaseStudies({
      'Tile Kit': { picture: { file: 'town.png', alt: 'A town' } },
    });
    const pen = createCanvas(64, 40).getContext('2d');
    pen.drawImage(await loadImage(files[caseStudies[0]?.picture?.dots ?? ''] ?? Buffer.alloc(0)), 0, 0);
    const { data } = pen.getImageData(0, 0, 64, 40);
    const colors = new Set(Array.from({ length: 64 * 40 }, (_, dot) => data.subarray(dot * 4, dot * 4 + 3).join(' ')));
    expect(colors.size).toBeLessThanOrEqual(4);
    expect(colors).toContain('211 220 192');
  });

  test.each([
    ['gone.png', 'file not found'],
    ['notes.txt', 'it is not a readable picture'],
    ['../town.png', 'it is outside the folder of game.json'],
  ])('that is unusable (%s) is an error at its setting', async (file, reason) => {
    const { caseStudies, problems } = await readCaseStudies({
      'Tile Kit': { picture: { file, alt: 'A town' }, outcome: 'Done.' },
    });
    expect(caseStudies).toEqual([{ project: 'Tile Kit', outcome: 'Done.' }]);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        path: ['projects', 'Tile Kit', 'picture', 'file'],
        message: expect.stringContaining(reason),
      },
    ]);
  });
});

describe('a page', () => {
  test('belongs to the project of its file name, or to the project that names it', async () => {
    page('tile-kit.md', '# A kit\n\nThe **problem**.\n\n## The outcome\n\n![The plan](plan.png)\n');
    page('else.md', 'Just words.');
    const { caseStudies, pages, findings } = await readCaseStudies({ Other: { page: 'else' } });
    expect(findings).toEqual([]);
    expect(caseStudies).toEqual([
      { project: 'Tile Kit', page: 'work/tile-kit' },
      { project: 'Other', page: 'work/else' },
    ]);
    expect(pages['tile-kit']).toEqual({
      project: 'Tile Kit',
      title: 'A kit',
      parts: [
        { kind: 'text', text: [{ paragraph: ['The ', { strong: ['problem'] }, '.'] }] },
        { kind: 'heading', heading: 'The outcome' },
        { kind: 'picture', picture: expect.objectContaining({ alt: 'The plan', width: 1400 }) },
      ],
    });
    expect(pages.else?.title).toBe('Other');
    expect(caseStudiesAt('/repo/', caseStudies).map(({ page }) => page)).toEqual([
      '/repo/work/tile-kit',
      '/repo/work/else',
    ]);
    expect(caseStudiesAt('', caseStudies).map(({ page }) => page)).toEqual([undefined, undefined]);
  });

  test.each([
    ['', 1, 'This page is empty. Describe the project, or delete the file.'],
    ['Words.\n\n![](plan.png)', 3, '"plan.png" has no alt text. Describe the picture:'],
    ['![A plan](gone.png)', 1, '"gone.png" cannot be used: file not found'],
    ['![A plan](https://a.example/b.png)', 1, 'pages load no files from other hosts'],
    ['![A plan](../town.png)', 1, 'Put a PNG, JPEG, WebP or SVG file beside this one.'],
  ])('with %j is an error with file and line', async (text, line, message) => {
    page('other.md', text);
    const [finding] = (await readCaseStudies()).findings;
    expect(finding).toMatchObject({ severity: 'error', line, message: expect.stringContaining(message) });
    expect(finding?.file).toMatch(/work\/other\.md$/);
  });

  test.each<[string, (path: string) => void, string]>([
    [
      'too large',
      (path) => writeFileSync(path, 'Words. '.repeat(15_000)),
      'The file is too large: 105 kB; the limit is 100 kB.',
    ],
    ['a folder', (path) => mkdirSync(path), 'Expected a file, found a folder.'],
  ])('that is %s is not published, and is an error', async (_, make, message) => {
    make(join(folder, 'work/other.md'));
    const { pages, caseStudies, findings, problems } = await readCaseStudies({ Other: { page: 'other' } });
    // The setting that names the page causes no second error.
    expect([pages, caseStudies, problems]).toEqual([{}, [], []]);
    const file = expect.stringMatching(/work\/other\.md$/);
    expect(findings).toMatchObject([{ severity: 'error', file, message: expect.stringContaining(message) }]);
  });

  test('without a project is skipped with a warning', async () => {
    page('lost.md', 'Words.');
    const { pages, findings } = await readCaseStudies();
    expect(pages).toEqual({});
    expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('"tile-kit.md"') }]);
  });
});

test.each<[string, Game['projects'], object]>([
  [
    'a missing page is an error',
    { Other: { page: 'else' } },
    { severity: 'error', path: ['projects', 'Other', 'page'], message: expect.stringContaining('work/else.md') },
  ],
  [
    'a project that the résumé lacks is skipped with a warning',
    { Tilekit: { outcome: 'Done.' } },
    { severity: 'warning', path: ['projects', 'Tilekit'], message: expect.stringContaining('"Tile Kit", "Other"') },
  ],
])('%s at its setting', async (_, projects, problem) => {
  const { caseStudies, problems } = await readCaseStudies(projects);
  expect(caseStudies).toEqual([]);
  expect(problems).toMatchObject([problem]);
});
