// The first screen is two things, and a visitor gets one: the console in a narrow window, the intro in a wide one.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { desk, hydrated, phone, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const ownScript = /\/assets\/index-[^/]*\.js$/;

/** Of the scripts that were asked for, those of a variant of the home screen. */
function variantsIn(requests: readonly string[]): string[] {
  return [...new Set(requests.flatMap((url) => /\/(HandheldScreen|Intro)-[^/]*\.js$/.exec(url)?.[1] ?? []))];
}

const consoleHeading = (page: Page) => page.getByRole('heading', { name: 'Instructions' });
const introText = (page: Page) => page.getByText('In a hurry?');

test.each([
  ['HandheldScreen', phone],
  ['Intro', desk],
])('only the script of the variant that is shown is loaded: %s', async (variant, viewport) => {
  const { page, messages, requests } = await visit({ viewport });
  await page.goto(site, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(variantsIn(requests)).toEqual([variant]);
  expect(messages).toEqual([]);
});

test('in a window of less than 650 px the console is hydrated, and keeps its page when the window was wide in between', async () => {
  const [narrow, wide] = [
    { width: 649, height: 900 },
    { width: 650, height: 900 },
  ];
  const { page, messages, requests } = await visit({ viewport: wide });
  await page.goto(site);
  await hydrated(page);
  const visibleVariants = async () => [await consoleHeading(page).isVisible(), await introText(page).isVisible()];
  const prerendered = await page.locator('main h2[data-page]').elementHandle();
  expect(await visibleVariants()).toEqual([false, true]);
  await page.setViewportSize(narrow);
  expect(await visibleVariants()).toEqual([true, false]);
  await page.waitForFunction((heading) => heading?.isConnected === false, prerendered);
  expect(variantsIn(requests).toSorted()).toEqual(['HandheldScreen', 'Intro']);
  await page.getByRole('button', { name: /^A\b/ }).click();
  await consoleHeading(page).waitFor({ state: 'hidden' });
  await page.setViewportSize(wide);
  expect(await visibleVariants()).toEqual([false, true]);
  await page.setViewportSize(narrow);
  expect(await visibleVariants()).toEqual([false, false]);
  expect(messages).toEqual([]);
});

describe('on a slow line', () => {
  test.each([
    ['narrow', phone, /\/HandheldScreen-[^/]*\.js$/],
    ['wide', desk, /\/Intro-[^/]*\.js$/],
  ])(
    'the %s variant can be read, and is silently hydrated once its script has arrived',
    async (_, viewport, script) => {
      const { page, messages } = await visit({ viewport });
      await page.addInitScript(() => localStorage.setItem('playable-resume:shell', 'teal'));
      const letGo = await holdFiles(page, script);
      await page.goto(`${site}/#company=Acme`, { waitUntil: 'commit' });
      const variant = viewport === phone ? consoleHeading(page) : introText(page);
      await variant.waitFor();
      // The frame has run, and waits for the variant: nothing has been taken away meanwhile.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /frame|index-/.test(name)),
      );
      expect(await variant.isVisible()).toBe(true);
      await letGo();
      await hydrated(page);
      expect(await variant.isVisible()).toBe(true);
      if (viewport === desk) {
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input')?.value === 'Acme');
      }
      expect(messages).toEqual([]);
    },
  );
});

test('going home from another screen, and from one of its paths to the other, works in every window', async () => {
  for (const viewport of [phone, desk]) {
    const { page, messages } = await visit({ viewport });
    await page.goto(`${site}/resume`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${site}/`);
    const variant = viewport === phone ? consoleHeading(page) : introText(page);
    await variant.waitFor();
    await page.goto(`${site}/homepage`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${site}/`);
    expect(await variant.isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Summary' }).waitFor();
    expect(messages).toEqual([]);
  }
});

describe('the greeting', () => {
  test('is typed with its slip, is put right, and then the form is there', async () => {
    const { page } = await visit({ viewport: desk });
    await page.goto(site);
    const typed = page.locator('[data-phase]').first();
    await page.waitForFunction(() => document.querySelector('[data-phase="typing"]')?.textContent?.includes('mete'));
    await typed.and(page.locator('[data-phase="done"]')).waitFor();
    await page.getByRole('button', { name: 'Send it!' }).waitFor();
    // It came by itself, so the focus is where it was.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('is skipped with a pointer without calling up a keyboard, and with the keyboard leads to the field', async () => {
    const { page } = await visit({ viewport: desk });
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.goto(site);
    await hydrated(page);
    await page.getByRole('link', { name: 'skip text' }).click();
    await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
    expect(await focused()).toBe('FORM');
    expect(page.url()).toBe(`${site}/`);

    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: 'skip text' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
    await expect.poll(focused).toBe('INPUT');
  });

  test.each([
    ['what was typed meanwhile is kept', '', 'Acme'],
    ['the company of a personal link is the field’s', '#company=Zyxw', ''],
  ])('is skipped by a link to the form, also before its script has come: %s', async (_, hash, typed) => {
    const { page, messages } = await visit({ viewport: desk });
    const letGo = await holdFiles(page, ownScript);
    await page.goto(`${site}/${hash}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'skip text' }).click();
    const field = page.getByRole('textbox', { name: 'Company Name' });
    if (typed) await field.fill(typed);
    await page.getByRole('link', { name: 'skip text' }).waitFor({ state: 'hidden' });
    await letGo();
    await hydrated(page);
    await expect.poll(() => field.inputValue()).toBe(typed || 'Zyxw');
    await page.getByRole('link', { name: 'skip text' }).waitFor({ state: 'detached' });
    // The name is taken: neither the address nor the document nor what the browser keeps still tells it.
    const announcements = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        { ...document.documentElement.dataset },
        { ...localStorage },
        { ...sessionStorage },
        history.state,
      ]),
    );
    expect(announcements).not.toMatch(/Zyxw|Acme/);
    expect(messages).toEqual([]);
  });

  test('is there at once for those who want less motion', async () => {
    const { page } = await visit({ viewport: desk, reducedMotion: 'reduce' });
    await page.goto(site);
    await hydrated(page);
    await page.getByRole('button', { name: 'Send it!' }).waitFor();
    expect(await page.locator('[data-phase="typing"]').count()).toBe(0);
  });

  test('can be read without JavaScript, and what cannot work is not shown', async () => {
    const { page } = await visit({ viewport: desk, javaScriptEnabled: false });
    await page.goto(site);
    expect(await page.getByText('Which company are you with?').locator('visible=true').count()).toBe(1);
    // Its text is passed over by the finders of texts.
    expect(await page.locator('form noscript p').isVisible()).toBe(true);
    expect(await page.getByRole('button').locator('visible=true').count()).toBe(0);
    expect(await page.getByRole('textbox').locator('visible=true').count()).toBe(0);
    expect(await page.getByText('skip text').locator('visible=true').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Read the résumé' }).click();
    await page.waitForURL(`${site}/resume`);
    await page.goBack();
    await page.getByRole('link', { name: 'Read it in the manual' }).click();
    await page.waitForURL(`${site}/flipbook`);
  });
});
