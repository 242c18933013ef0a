// Compares pages with their committed pictures, like stories. `npm run pictures -- site/documents`
// sets RENEW_PICTURES, so that this test writes the pictures that differ, and then compresses them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentPictures as baselines, diffs } from '../../.storybook/pictureFolder.ts';
import { plainDocumentNames } from '../../src/resume/owner/documentNames.ts';
import { arabic } from '../../stories/content/fixtures.ts';
import { browserIsPinned } from '../e2e/drivers/chromium.ts';
import { createPdfRenderer } from '../e2e/pdfRenderer.ts';
import { decodePng } from '../e2e/pictures/decodePng.ts';
import { encodePng } from '../e2e/pictures/encodePng.ts';
import { type Picture, pixelDifference } from '../e2e/pictures/pixelDifference.ts';
import { openPdf } from '../import/index.ts';
import { compiledPdf } from './testing/compiledPdf.ts';
import { documentFacts } from './testing/documentFacts.ts';
import { playerOne } from './testing/playerOne.ts';
import { rightToLeftCompiler } from './testing/rightToLeftCompiler.ts';

const isRenewing = process.env.RENEW_PICTURES === '1';
const draw = createPdfRenderer();

/** The documents and their page counts. Player One has as many pages as the typical owner. */
const pages = Object.values(plainDocumentNames).map((file) => {
  const { headingLevels, baselineDpi } = documentFacts[file];
  const compile = (): Buffer | undefined => compiledPdf(playerOne, file);
  return { name: basename(file, '.pdf'), count: headingLevels.length, dotsPerInch: baselineDpi, compile };
});
pages.push({
  name: 'right-to-left',
  count: 1,
  dotsPerInch: 80,
  compile: () => rightToLeftCompiler(arabic)('pdf/resume.pdf').pdf,
});

const difference = async (renderedPage: Picture, picture: string) =>
  pixelDifference(await decodePng(readFileSync(picture)), renderedPage);

test('every picture belongs to a page', () => {
  const names = pages.flatMap(({ name, count }) =>
    Array.from({ length: count }, (_, index) => `${name}-${index + 1}.png`),
  );
  if (isRenewing) mkdirSync(baselines, { recursive: true });
  const orphans = readdirSync(baselines).filter((file) => !names.includes(file));
  if (isRenewing) for (const file of orphans) rmSync(join(baselines, file));
  else expect(orphans).toEqual([]);
});

describe.runIf(browserIsPinned).each(pages)('$name', ({ name, count, dotsPerInch, compile }) => {
  let pdf: Buffer = Buffer.of();
  beforeAll(() => {
    pdf = compile() ?? pdf;
  });

  test('has as many pages as pictures', async () => {
    expect((await openPdf(pdf)).numPages).toBe(count);
  });

  test.each(Array.from({ length: count }, (_, index) => index + 1))('page %i matches its picture', async (number) => {
    const renderedPage = await draw(pdf, number, dotsPerInch);
    const picture = join(baselines, `${name}-${number}.png`);
    if (isRenewing && (!existsSync(picture) || (await difference(renderedPage, picture))))
      writeFileSync(picture, renderedPage.png);
    expect(existsSync(picture), `${picture} not found: see CONTRIBUTING.md, Pictures`).toBe(true);
    const pixels = await difference(renderedPage, picture);
    const writeDiff = (kind: string, png: Buffer) => {
      mkdirSync(diffs, { recursive: true });
      writeFileSync(join(diffs, `${name}-${number}-${kind}.png`), png);
    };
    if (pixels) writeDiff('actual', renderedPage.png);
    if (pixels?.diff) writeDiff('diff', encodePng({ ...renderedPage, data: pixels.diff }));
    expect(pixels?.message, 'the current picture is in .storybook/visual/diffs').toBeUndefined();
  });
});
