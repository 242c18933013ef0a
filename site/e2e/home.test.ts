// The first screen has two variants: the console in a narrow window, the intro in a wide one.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { contract } from '../../stories/contract.ts';
import { desk, mainScript, phone, visitors, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** Variants of the home screen whose scripts were requested. */
function variantsIn(requests: readonly string[]): string[] {
  return [...new Set(requests.flatMap((url) => /\/(HandheldScreen|Intro)-[^/]*\.js$/.exec(url)?.[1] ?? []))];
}

const consoleHeading = (page: Page) => page.getByRole('heading', { name: 'Instructions' });
const introText = (page: Page) => page.getByText('In a hurry?');

test.each([
  ['HandheldScreen', phone],
  ['Intro', desk],
])('only the visible variant’s script is loaded: %s', async (variant, viewport) => {
  const { page, messages, requests } = await visit({ at: site, viewport });
  await page.waitForLoadState('networkidle');
  expect(variantsIn(requests)).toEqual([variant]);
  expect(messages).toEqual([]);
});

test('a window under 650 px hydrates the console, which keeps its page while the window is wide', async () => {
  const minWidth = contract['windows: narrow layout below, px'];
  const narrow = { width: minWidth - 1, height: 900 };
  const wide = { width: minWidth, height: 900 };
  const { page, messages, requests } = await visit({ at: site, viewport: wide });
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

test.each([
  ['narrow', phone, /\/HandheldScreen-[^/]*\.js$/],
  ['wide', desk, /\/Intro-[^/]*\.js$/],
])(
  'on a slow connection, the %s variant is readable at once, and hydrates silently when its script arrives',
  async (_, viewport, script) => {
    const { page, messages, releaseFiles } = await visit({
      at: `${site}/#company=Acme`,
      holds: script,
      viewport,
      remembered: { shell: 'teal' },
    });
    const variant = viewport === phone ? consoleHeading(page) : introText(page);
    await variant.waitFor();
    // The main script has loaded, and nothing is removed while the variant loads.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /frame|index-/.test(name)),
    );
    expect(await variant.isVisible()).toBe(true);
    await releaseFiles();
    await waitForHydration(page);
    expect(await variant.isVisible()).toBe(true);
    if (viewport === desk) {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input')?.value === 'Acme');
    }
    expect(messages).toEqual([]);
  },
);

describe('the greeting', () => {
  test('focuses the form if skipped by pointer, which opens no keyboard, and the field if skipped by key', async () => {
    const { page } = await visit({ at: site });
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.getByRole('link', { name: 'skip text' }).click();
    await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
    expect(await focused()).toBe('FORM');
    expect(page.url()).toBe(`${site}/`);

    await page.reload();
    await waitForHydration(page);
    await page.getByRole('link', { name: 'skip text' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
    await expect.poll(focused).toBe('INPUT');
  });

  test.each([
    ['a name typed meanwhile stays', '', 'Acme'],
    ['a personal link’s company is in the field', '#company=Zyxw', ''],
  ])('can be skipped before its script has arrived: %s', async (_, hash, typed) => {
    const { page, messages, releaseFiles } = await visit({ at: `${site}/${hash}`, holds: mainScript });
    await page.getByRole('link', { name: 'skip text' }).click();
    const field = page.getByRole('textbox', { name: 'Company Name' });
    if (typed) await field.fill(typed);
    await page.getByRole('link', { name: 'skip text' }).waitFor({ state: 'hidden' });
    await releaseFiles();
    await waitForHydration(page);
    await expect.poll(() => field.inputValue()).toBe(typed || 'Zyxw');
    await page.getByRole('link', { name: 'skip text' }).waitFor({ state: 'detached' });
    // The name is not in the address, on the root element, in storage or in the history.
    const exposedState = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        { ...document.documentElement.dataset },
        { ...localStorage },
        { ...sessionStorage },
        history.state,
      ]),
    );
    expect(exposedState).not.toMatch(/Zyxw|Acme/);
    expect(messages).toEqual([]);
  });

  test.each([desk, { width: 844, height: 390 }])(
    'until the script arrives, a guest sees a space for the welcome, not the question: %o',
    async (viewport) => {
      const at = `${site}/#company=Zyxw`;
      const { page, releaseFiles } = await visit({ at, holds: mainScript, viewport, reducedMotion: 'reduce' });
      const shortcuts = introText(page);
      const topBefore = (await shortcuts.boundingBox())?.y;
      expect(await page.getByText('Which company are you with?').isVisible()).toBe(false);
      await releaseFiles();
      await page.getByText('Hello, Zyxw!').locator('visible=true').waitFor();
      expect((await shortcuts.boundingBox())?.y).toBe(topBefore);
    },
  );
});

test('with reduced motion, an animation never shows its first frame', async () => {
  const { page } = await visit({ at: site, reducedMotion: 'reduce' });
  const translate = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@keyframes first-frame { from { translate: 10px } }');
    document.adoptedStyleSheets.push(sheet);
    const element = document.body.appendChild(document.createElement('div'));
    element.style.animation = 'first-frame 1s';
    return getComputedStyle(element).translate;
  });
  expect(translate).toBe('none');
});
