// What the head says of a page's address, and links home, hold after going on from page to page, too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();

/** The parts of the head that search engines and link previews read. */
async function headOf(page: Page) {
  return page.evaluate(() => ({
    canonical: Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'), ({ href }) => href),
    shared: Array.from(document.querySelectorAll<HTMLMetaElement>('meta[property="og:url"]'), ({ content }) => content),
    robots: Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=robots]'), ({ content }) => content),
  }));
}
const at = (address: string) => ({ canonical: [address], shared: [address], robots: [] });
const nowhere = { canonical: [], shared: [], robots: ['noindex'] };

describe.each([
  { name: 'at a host’s root', site: sites.root, address: 'https://example.com/' },
  { name: 'under a sub-path', site: sites.subPath, address: 'https://example.org/some/repo/' },
])('$name', ({ site, address }) => {
  test('the canonical address is that of the page gone on to', async () => {
    const { page, messages } = await visit();
    await page.goto(`${site}/`);
    await hydrated(page);
    await expect.poll(() => headOf(page)).toEqual(at(address));
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(at(`${address}resume`));
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText('In a hurry?').waitFor();
    await expect.poll(() => headOf(page)).toEqual(at(address));
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(at(`${address}resume`));
    expect(messages).toEqual([]);
  });

  test('the 404 page has none, and is given none until it is left', async () => {
    const { page } = await visit();
    await page.goto(`${site}/no/such/page`);
    await hydrated(page);
    await expect.poll(() => headOf(page)).toEqual(nowhere);
    await page.getByRole('link', { name: 'Read the résumé' }).click();
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(at(`${address}resume`));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(nowhere);
  });
});

describe('a link home under a sub-path ends with a slash', () => {
  const built = join(inject('builtFolder'), 'subPath');
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

  test.each(pages)('in %s', (file) => {
    const links = Array.from(readFileSync(join(built, file), 'utf8').matchAll(/ href="([^"]*)"/g), ([, href]) => href);
    expect(links).toContain('/some/repo/');
    expect(links).not.toContain('/some/repo');
  });

  test('an address without it is shown as home all the same', async () => {
    const { page, messages } = await visit();
    await page.goto(`${sites.subPath}/`);
    await hydrated(page);
    // As an entry of the history from before may have it.
    await page.evaluate(() => history.replaceState(null, '', '/some/repo'));
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    await page.goBack();
    await page.getByText('In a hurry?').waitFor();
    expect(page.url()).toBe(`${sites.subPath}/`);
    expect(messages).toEqual([]);
  });
});
