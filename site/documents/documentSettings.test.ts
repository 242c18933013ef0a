// The `documents` settings in game.json: paper, photo, the owner's own files.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../src/resume/Content.ts';
import type { DocumentSettings } from '../../src/resume/Game.ts';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { openPdf } from '../import/index.ts';
import { compileDocuments } from './compileDocuments.ts';
import { documentFiles } from './documentFiles.ts';
import { cachedCompiler } from './testing/cachedCompiler.ts';
import { everyElement, structure } from './testing/structure.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const canvas = createCanvas(60, 80);
  canvas.getContext('2d').fillRect(0, 0, 30, 30);
  const png = canvas.toBuffer('image/png');
  writeFileSync(join(folder, 'me.png'), png);
  writeFileSync(join(folder, 'half.png'), png.subarray(0, 60));
  writeFileSync(join(folder, 'own.pdf'), '%PDF-1.4 and so on');
  mkdirSync(join(folder, 'inner'));
  symlinkSync(join(folder, 'me.png'), join(folder, 'inner/me.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const owner = (documents: DocumentSettings, basics: Partial<Content['resume']['basics']> = {}): Content =>
  exampleContent({ resume: { basics: { name: 'Ada', ...basics } }, game: { documents } });
/** The descriptions of the pictures on the first page. */
async function figuresOf({ pdf }: ReturnType<typeof resumeOf>) {
  const elements = everyElement(await structure(await openPdf(pdf ?? Buffer.alloc(0)), 1));
  return elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
}
const resumeOf = (content: Content) => cachedCompiler(content, { content: folder, public: folder })('pdf/resume.pdf');

describe('the paper of the plain résumé', () => {
  const [a4, letter] = [
    [595, 842],
    [612, 792],
  ];
  test.each([
    { claim: 'is A4 by default', paper: undefined, countryCode: undefined, size: a4 },
    { claim: 'is Letter in the USA', paper: undefined, countryCode: 'us', size: letter },
    { claim: 'is Letter if the owner sets it', paper: 'letter' as const, countryCode: 'BE', size: letter },
    { claim: 'is A4 in Canada if the owner sets it', paper: 'a4' as const, countryCode: 'CA', size: a4 },
  ])('$claim', async ({ paper, countryCode, size }) => {
    const { pdf } = resumeOf(owner({ paper }, { location: { countryCode } }));
    const { view } = await (await openPdf(pdf ?? Buffer.alloc(0))).getPage(1);
    expect(view.slice(2).map(Math.round)).toEqual(size);
  });
});

describe('the photo', () => {
  test.each(['me.png', '/me.png'])('%s is in the PDF, with a description', async (image) => {
    const document = resumeOf(owner({ photo: true }, { image }));
    expect(document.problems).toEqual([]);
    expect(await figuresOf(document)).toEqual(['Portrait of Ada']);
  });

  test('is in the PDF only if the owner wants it', async () => {
    expect(await figuresOf(resumeOf(owner({}, { image: 'me.png' })))).toEqual([]);
  });

  test.each([
    ['truncated', 'half.png', 'error', 'Copy it again. Use a PNG, JPEG, WebP, GIF or SVG file.'],
    ['missing', 'gone.png', 'error', 'file not found in site/public'],
    ['on the web', 'https://ada.example/me.png', 'warning', 'Put the photo in site/public'],
  ])('that is %s is reported', (_, image, severity, message) => {
    expect(resumeOf(owner({ photo: true }, { image })).problems).toEqual([
      { severity, source: 'resume', path: ['basics', 'image'], message: expect.stringContaining(message) },
    ]);
  });

  test('is reported if it is damaged, even if only the site shows it', () => {
    expect(resumeOf(owner({}, { image: 'half.png' })).problems).toMatchObject([
      { severity: 'error', source: 'resume' },
    ]);
  });

  test('is not read through a symbolic link to a file outside the public folder', () => {
    const folders = { content: folder, public: join(folder, 'inner') };
    const { problems } = cachedCompiler(owner({ photo: true }, { image: 'me.png' }), folders)('pdf/resume.pdf');
    expect(problems).toMatchObject([{ severity: 'error', source: 'resume', path: ['basics', 'image'] }]);
  });

  test('is reported at its setting if the résumé has no image', () => {
    expect(resumeOf(owner({ photo: true })).problems).toMatchObject([
      { severity: 'warning', source: 'game', path: ['documents', 'photo'] },
    ]);
  });
});

test('an owner’s own PDF replaces only its generated file, byte for byte', async () => {
  const { pdfs, problems } = await compileDocuments(owner({ own: { resume: 'own.pdf' } }), {
    content: folder,
    public: folder,
  });
  expect(problems).toEqual([]);
  expect(pdfs.get('pdf/resume.pdf')?.toString()).toBe('%PDF-1.4 and so on');
  expect(pdfs.get('pdf/manual.pdf')?.toString('latin1', 0, 8)).toBe('%PDF-1.7');
  // Without a letter there is no cover letter file.
  expect([...pdfs.keys()]).toEqual(Object.keys(documentFiles).filter((file) => file !== 'pdf/cover-letter.pdf'));
});

test('files outside the folder of game.json are reported: a PDF as an error, a font as a warning', () => {
  const content = owner({ own: { manual: '../own.pdf' }, fonts: ['../me.ttf'] });
  const { problems } = cachedCompiler(content, { content: join(folder, 'inner'), public: folder })('pdf/manual.pdf');
  const message = expect.stringMatching(/: it is outside the folder of game\.json\..* Put a .* file in the/);
  expect(problems).toMatchObject([
    { severity: 'warning', path: ['documents', 'fonts', 0], message },
    { severity: 'error', path: ['documents', 'own', 'manual'], message },
  ]);
});
