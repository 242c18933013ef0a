import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test('a mouse click on the manual focuses it without a ring, and keys turn it from then on', async () => {
  const { page, messages } = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${site}/flipbook`);
  await hydrated(page);
  const manual = page.locator('[data-flipbook]');
  await manual.evaluate((book) => book.blur());
  const box = await manual.locator('[data-side="end"]:not([hidden])').boundingBox();
  if (!box) throw new Error('No page is visible.');
  await page.mouse.click(box.x + box.width - 20, box.y + box.height - 20);
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  expect(await manual.evaluate((book) => [book.matches(':focus'), book.matches(':focus-visible')])).toEqual([
    true,
    false,
  ]);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Leveling Guide' }).waitFor();
  expect(messages).toEqual([]);
});

test('a screen opened by keyboard has the focus on its heading, without a ring', async () => {
  const { page } = await visit();
  await page.goto(site);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Résumé', exact: true }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 }).and(page.locator(':focus-visible'));
  const { outlineStyle, boxShadow } = await heading.evaluate((element) => ({ ...getComputedStyle(element) }));
  expect([outlineStyle, boxShadow.replaceAll('rgba(0, 0, 0, 0) 0px 0px 0px 0px', 'none')]).toEqual([
    'none',
    'none, none',
  ]);
});
