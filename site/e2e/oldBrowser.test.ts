// A browser that lacks something the site would use.
import { describe, expect, inject, test } from 'vitest';
import { hydrated, skipText, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

describe('without Intl.Segmenter', () => {
  async function visitWithout() {
    const visitor = await visit();
    await visitor.page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
    return visitor;
  }

  test('the console is hydrated, and Start opens its menu', async () => {
    const { page, messages } = await visitWithout();
    await page.goto(`${site}/handheld`);
    await hydrated(page);
    expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false);
    await page.getByRole('button', { name: 'A, next' }).click();
    await page.getByRole('heading', { name: 'Quest to Find a Job' }).waitFor();
    await page.getByRole('button', { name: 'start, menu' }).click();
    await page.getByRole('dialog', { name: 'Start Menu' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('the intro types its greeting and takes a company down as it is typed', async () => {
    const { page, messages } = await visitWithout();
    await page.goto(site);
    await hydrated(page);
    await skipText(page);
    await page.getByRole('textbox', { name: 'Company Name' }).fill(' <b>Zyxwäcme</b> 👩 ');
    await page.getByRole('button', { name: 'Send it!' }).click();
    await page.getByText('Dear <b>Zyxwäcme</b> 👩 team,').waitFor({ state: 'attached' });
    expect(messages).toEqual([]);
  });
});
