import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { builtText, pageFiles } from './builtPages.ts';
import { holdFiles } from './holdFiles.ts';
import { layoutShifts } from './layoutShifts.ts';
import { goTo, phone, visitors, waitForHydration } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();

/** The parts of a page's head that search engines and link previews read. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'), ({ href }) => href),
    shared: Array.from(document.querySelectorAll<HTMLMetaElement>('meta[property="og:url"]'), ({ content }) => content),
    robots: Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=robots]'), ({ content }) => content),
  }));
const notFoundHead = expect.objectContaining({ canonical: [], shared: [], robots: ['noindex'] });

const routes = [
  { path: '/', canonical: '', title: 'NAME – Front-end developer', heading: 'NAME' },
  { path: '/homepage', canonical: '', title: 'NAME – Front-end developer', heading: 'NAME' },
  { path: '/handheld', canonical: 'handheld', title: 'The console – NAME', heading: 'The console of NAME' },
  { path: '/flipbook', canonical: 'flipbook', title: 'The manual – NAME', heading: 'The manual of NAME' },
  { path: '/resume', canonical: 'resume', title: 'Résumé – NAME', heading: 'NAME' },
] as const;
const [home, , , , resume] = routes;

describe.each([
  { name: 'root', address: 'https://example.com/', owner: 'Player One' },
  // On a sub-path, like projects on code hosts.
  { name: 'translated', address: 'https://mia.example.org/portfolio/', owner: 'Mia Brandt' },
] as const)('the site "$name"', ({ name, address, owner }) => {
  const site = sites[name];
  const withName = (text: string) => text.replace('NAME', owner);
  const headAt = ({ canonical, title }: (typeof routes)[number]) => {
    const urls = [address + canonical];
    return { title: withName(title), canonical: urls, shared: urls, robots: [] };
  };

  test('each page has its own head, with and without a trailing slash, and logs nothing', async () => {
    const { page, messages, requests } = await visit();
    // Both sites are built and served alike, so each is visited in one of the two ways.
    const slash = name === 'root' ? '' : '/';
    for (const route of routes) {
      const url = `${site}${route.path}${slash}`.replace(/\/\/$/, '/');
      const response = await goTo(page, url);
      expect(response?.status()).toBe(200);
      expect(await headOf(page)).toEqual(headAt(route));
      const metaContent = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content');
      expect(await metaContent('meta[property="og:title"]')).toBe(withName(route.title));
      expect((await metaContent('meta[name=description]'))?.length).toBeGreaterThan(40);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([withName(route.heading)]);
      expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);
    }
    expect(messages).toEqual([]);
    expect(requests.filter((request) => !request.startsWith(`${site}/`) && request !== site)).toEqual([]);
  });

  test('an unknown path shows the 404 page with status 404 and no canonical address', async () => {
    const { page, messages } = await visit();
    const response = await goTo(page, `${site}/no/such/page`);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
    expect(await page.getByRole('img').count()).toBe(1);
    expect(await headOf(page)).toEqual(notFoundHead);
    // The browser logs the status itself; the page adds nothing.
    expect(messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await page.getByRole('heading', { level: 1, name: owner }).waitFor();
    expect(page.url().replace(/\/$/, '')).toBe(site);
    await expect.poll(() => headOf(page)).toEqual(headAt(home));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(notFoundHead);
  });

  test('navigation changes title, address and current link, focuses the heading and announces the page', async () => {
    const { page, messages } = await visit({ at: `${site}/` });
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    await page.waitForURL(`${site}/resume`);
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(headAt(resume));
    expect(await page.locator('[aria-current]').allTextContents()).toEqual(['Résumé']);
    const heading = page.getByRole('heading', { level: 1, name: owner });
    await page.waitForFunction((element) => element === document.activeElement, await heading.elementHandle());
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    await page
      .getByRole('status')
      .filter({ hasText: withName(resume.title) })
      .waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText('In a hurry?').waitFor();
    await expect.poll(() => headOf(page)).toEqual(headAt(home));
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    await expect.poll(() => headOf(page)).toEqual(headAt(resume));
    expect(messages).toEqual([]);
  });

  test('a path in another case, or a very long one, is a 404 even after hydration; the page names it, and nothing moves', async () => {
    const { page } = await visit({ viewport: phone });
    for (const path of ['/Flipbook', `/${'a-page-that-nobody-has-drawn/'.repeat(40)}`]) {
      expect((await fetch(site + path)).status).toBe(404);
      expect(await layoutShifts(page, site + path)).toEqual([]);
      await page.getByText(`No route matches URL "${new URL(site).pathname.replace(/\/$/, '')}${path}"`).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
    }
  });

  test('/resume.html opens the page, and its URL becomes /resume', async () => {
    const { page, messages } = await visit({ at: `${site}/resume.html` });
    await page.waitForURL(`${site}/resume`);
    expect(await page.getByRole('heading', { level: 2, name: 'Experience' }).isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('every internal link of every page works, and links to the home page end with a slash', async () => {
    const { pathname: home } = new URL(address);
    const paths = new Set<string>();
    for (const file of pageFiles(name)) {
      const links = Array.from(builtText(name, file).matchAll(/ href="([^"#?]*)/g), ([, href = '']) => href);
      expect([file, links.includes('/portfolio')]).toEqual([file, false]);
      for (const href of links) if (href.startsWith(home)) paths.add(href);
    }
    expect(paths.size).toBeGreaterThan(20);
    for (const path of paths) {
      const { status } = await fetch(new URL(path, site));
      expect([path, status]).toEqual([path, 200]);
    }
  });
});

// Before `npm run setup`, the site in site/content is the site "root".
test.runIf(sites.own !== sites.root)('the site in site/content logs nothing, and has its owner’s name', async () => {
  const { page, messages } = await visit();
  const resume: { basics: { name: string } } = await (await fetch(`${sites.own}/resume.json`)).json();
  for (const { path } of routes) {
    await goTo(page, sites.own + path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(resume.basics.name.trim());
  }
  expect(messages).toEqual([]);
});

test('without JavaScript every page has its content, the bar’s links, links to résumé and manual, and no dead control', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const [path, width, ...words] of [
    ['/', 390, 'This cartridge holds one developer'],
    ['/', 1280, 'Which company are you with?'],
    ['/handheld', 1280, 'This cartridge holds one developer'],
    ['/flipbook', 1280, 'Dear hiring team,', 'Northwind Games', 'A new hero for your party?'],
    ['/resume', 1280, 'Northwind Games'],
    ['/nothing/here', 1280, '404 Page Not Found'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(sites.root + path);
    for (const expectedText of words)
      expect(await page.getByText(expectedText).locator('visible=true').count(), path).toBeGreaterThan(0);
    expect(await page.getByRole('navigation', { name: 'Site' }).getByRole('link').count(), path).toBe(4);
    for (const name of [/r[eé]sum[eé]/i, ...(path === '/resume' || path === '/flipbook' ? [] : [/manual/i])]) {
      const links = page.getByRole('main').getByRole('link', { name });
      expect(await links.locator('visible=true').count(), `${path}: ${name}`).toBeGreaterThan(0);
    }
    const controls = page
      .getByRole('switch', { name: 'Plain type' })
      .or(page.getByRole('group', { name: 'View' }))
      .or(page.getByRole('textbox'))
      .or(page.getByRole('main').getByRole('button'))
      .or(page.getByText('Press A to continue'));
    expect(await controls.locator('visible=true').count(), path).toBe(0);
  }
});

test('the home page’s address works without its slash', async () => {
  const { page, messages } = await visit({ at: `${sites.translated}/` });
  // An old history entry may have this address.
  await page.evaluate(() => history.replaceState(null, '', '/portfolio'));
  await page.getByRole('link', { name: 'Résumé', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
  await page.goBack();
  await page.getByText('In a hurry?').waitFor();
  expect(page.url()).toBe(`${sites.translated}/`);
  expect(messages).toEqual([]);
});

test('the first Tab stop skips to the content', async () => {
  const { page } = await visit({ at: `${sites.root}/resume` });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('player.one@example.com');
});

test('until the router has started, Back loads the previous page as a document', async () => {
  const { page } = await visit({ at: sites.root });
  const documentOf = (path: string) => page.locator(`#root[data-page="${path}"]`);
  await page.getByRole('link', { name: 'Résumé', exact: true }).click();
  await page.getByRole('heading', { name: 'Experience' }).waitFor();
  const files = /\/assets\/(index|fallback)-[^/]*\.js$/;
  const releaseFiles = await holdFiles(page, files);
  const request = page.waitForRequest(files);
  await page.reload({ waitUntil: 'commit' });
  await documentOf('/resume').waitFor();
  await request;
  await page.evaluate(() => history.back());
  await documentOf('/').waitFor();
  await releaseFiles();
  await waitForHydration(page);
  expect(page.url()).toBe(`${sites.root}/`);
});
