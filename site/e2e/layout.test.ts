import { describe, expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();
const paths = ['/', '/homepage', '/handheld', '/flipbook', '/resume', '/nowhere'];

test('the two profiles are hidden at 649 px and shown at 650 px', async () => {
  const { page } = await visit();
  await page.goto(`${sites.root}/resume`);
  const bar = page.getByRole('banner');
  for (const [width, isVisible] of [
    [649, false],
    [650, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await bar.getByRole('link', { name: 'LinkedIn' }).isVisible()).toBe(isVisible);
    expect(await bar.getByRole('link', { name: 'GitHub' }).isVisible()).toBe(isVisible);
    expect(await bar.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    expect(await bar.getByRole('link', { name: 'Résumé', exact: true }).isVisible()).toBe(true);
  }
});

test('the home screen is the console at 649 px, the intro at 650 px, and follows the window', async () => {
  const { page } = await visit({ viewport: { width: 649, height: 900 } });
  await page.goto(sites.root);
  await hydrated(page);
  const console = page.getByRole('heading', { name: 'Instructions' });
  const intro = page.getByText('In a hurry?');
  expect([await console.isVisible(), await intro.isVisible()]).toEqual([true, false]);
  await page.setViewportSize({ width: 650, height: 900 });
  expect([await console.isVisible(), await intro.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 649, height: 900 });
  expect([await console.isVisible(), await intro.isVisible()]).toEqual([true, false]);
});

test('no page is wider than a window of 320 px when its text is twice as large', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } });
  for (const path of paths) {
    await page.goto(sites.root + path);
    await hydrated(page);
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect([path, Math.max(0, beyond)]).toEqual([path, 0]);
  }
});

describe.each([
  {
    owner: 'an owner who has filled in everything',
    site: sites.root,
    name: 'Player One',
    sections: ['Summary', 'Experience', 'Projects', 'Skills', 'Education', 'Languages'],
  },
  { owner: 'an owner with a name and nothing else', site: sites.minimal, name: 'Kim Minimal', sections: [] },
  {
    owner: 'an owner with 15 jobs, 60 skills and a name of 200 characters',
    site: sites.long,
    name: 'Wolfeschlegelstein',
    sections: ['Experience', 'Skills'],
  },
  {
    owner: 'an owner who writes from right to left',
    site: sites.arabic,
    name: 'ليلى حداد',
    sections: ['Summary', 'Experience'],
  },
])('for $owner', ({ site, name, sections }) => {
  test('the plain résumé has the name and leaves out what is not there', async () => {
    const { page } = await visit();
    await page.goto(`${site}/resume`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(sections);
    // A heading, and something under it.
    const parts = page.locator('main section');
    expect(await parts.count()).toBe(sections.length);
    for (const part of await parts.all()) expect(await part.locator('> *').count()).toBeGreaterThan(1);
  });
});

test('an owner without profiles has no links to them', async () => {
  const { page } = await visit();
  await page.goto(sites.minimal);
  const links = await page.getByRole('banner').getByRole('link').allInnerTexts();
  expect(links).toEqual(['Home', 'Console', 'Manual', 'Résumé', 'Résumé PDF']);
});

test('the language of the page is the owner’s', async () => {
  const { page } = await visit();
  await page.goto(sites.arabic);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
});

test.each([
  ['A4', 'root', 2],
  ['Letter', 'root', 2],
  ['A4', 'long', 5],
] as const)('on %s paper the résumé of the owner "%s" has no more than %i pages', async (format, owner, most) => {
  const { page } = await visit();
  await page.goto(`${sites[owner]}/resume`);
  const paper = (await page.pdf({ format })).toString('latin1');
  const pages = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(most);
});

test('on paper the résumé has addresses instead of links at its top', async () => {
  const { page } = await visit();
  await page.goto(`${sites.root}/resume`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByText('(example.com/tilekit)').isVisible()).toBe(true);
});

test('on paper the first screen is the owner and their words, without the room they stand in', async () => {
  const { page } = await visit();
  await page.goto(sites.root);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('In a hurry?').isVisible()).toBe(true);
  expect(await page.locator('main svg').locator('visible=true').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('on paper the manual has no buttons', async () => {
  const { page } = await visit();
  await page.goto(`${sites.root}/flipbook`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('link', { name: 'pdf manual' }).count()).toBe(0);
});

test('where the system chooses the colours, the floor is not painted in ours', async () => {
  const { page } = await visit({ forcedColors: 'active' });
  await page.goto(sites.root);
  const painted = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'), (element) => getComputedStyle(element, '::before')).filter(
      ({ borderImageSource, display }) => borderImageSource.includes('gradient') && display !== 'none',
    ),
  );
  expect(painted).toEqual([]);
});
