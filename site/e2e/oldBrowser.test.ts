import { expect, inject, test } from 'vitest';
import { hydrated, skipText, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test('without Intl.Segmenter the intro accepts a company as typed, and the console’s menu opens', async () => {
  const { page, messages } = await visit();
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
  await page.goto(site);
  await hydrated(page);
  expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false);
  await skipText(page);
  await page.getByRole('textbox', { name: 'Company Name' }).fill(' <b>Zyxwäcme</b> 👩 ');
  await page.getByRole('button', { name: 'Send it!' }).click();
  await page.getByText('Dear <b>Zyxwäcme</b> 👩 team,').waitFor({ state: 'attached' });
  await page.goto(`${site}/handheld`);
  await hydrated(page);
  await page.getByRole('button', { name: 'start, menu' }).click();
  await page.getByRole('dialog', { name: 'Start Menu' }).waitFor();
  expect(messages).toEqual([]);
});
