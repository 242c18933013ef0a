import { expect, inject, test } from 'vitest';
import { axeFindings } from './axeFindings.ts';
import { drawing } from './drawing.ts';
import { expectManualOnPaper, wordsOfPages } from './printedManual.ts';
import { phone, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();
const draw = drawing();

const sheetCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.each([
  ['A4', 'root', 2],
  ['Letter', 'root', 2],
  ['A4', 'long', 5],
] as const)('on %s paper the résumé of the owner "%s" has at most %i pages', async (format, owner, maxPages) => {
  const { page } = await visit({ at: `${sites[owner]}/resume` });
  const sheets = sheetCount(await page.pdf({ format }));
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(maxPages);
});

test('the printed manual is complete, with the company’s name, at any page and during a turn', async () => {
  const { page } = await visit({ at: `${sites.root}/flipbook#company=Zyxwacme`, viewport: phone });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Cover Letter' }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  await page.keyboard.press('ArrowRight');
  const [first] = await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
  expect(first).toContain('zyxwacme');
});

test.each(['/', '/flipbook', '/resume'])('%s with a very long name fits a window of 320 px', async (path) => {
  const { page } = await visit({ at: sites.long + path, viewport: { width: 320, height: 640 } });
  expect(await page.title()).toContain('Wolfeschlegelstein');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

// Axe cannot measure contrast on the background's pattern.
test('in a dark system the link below the greeting is as light as the other texts in the room', async () => {
  // The text ends by itself, and the link with it, unless its script is held.
  const { page } = await visit({ at: sites.root, colorScheme: 'dark', holds: /\.js$/ });
  const colorOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).color);
  expect(await colorOf('skip text')).toBe(await colorOf('Read the résumé'));
});

test('the résumé is dark in a dark system, where axe finds nothing, and light in print', async () => {
  const { page } = await visit({ at: `${sites.root}/resume`, colorScheme: 'dark' });
  const styleOf = (name: 'color' | 'backgroundColor') =>
    page
      .getByRole('article')
      .first()
      .evaluate((sheet, style) => getComputedStyle(sheet)[style], name);
  expect(await styleOf('backgroundColor')).toBe('rgb(29, 26, 43)');
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await styleOf('color')).toBe('rgb(0, 0, 0)');
});
