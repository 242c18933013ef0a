import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { contract } from '../../stories/contract.ts';
import { goTo, mainScript, nextFrame, phone, skipText, visitors, waitForHydration } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();

/** Records whether a page creates an AudioContext. */
const recordAudio = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { hasAudio: false });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Object.assign(window, { hasAudio: true });
      }
    };
  });
const hasAudio = (page: Page) => page.evaluate<boolean>('hasAudio');

test('arrow keys turn pages as soon as the manual is open, by address or link, and play sounds if enabled', async () => {
  const { page, messages } = await visit({ remembered: { sound: 'on' } });
  await recordAudio(page);
  await goTo(page, `${sites.root}/flipbook`);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  expect(await hasAudio(page)).toBe(true);

  await goTo(page, sites.root);
  await skipText(page);
  await page.getByRole('link', { name: "I'd rather not" }).click();
  await page.getByRole('heading', { level: 1, name: 'The manual of Player One' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Cover Letter' }).waitFor();
  expect(messages).toEqual([]);
});

test("the address names the manual's open page in both views, and keeps the link's company name", async () => {
  const { page, messages } = await visit();
  await recordAudio(page);
  await page.goto(`${sites.root}/flipbook#company=Zyxw%20Inc&page=4`);
  const address = () => page.evaluate(() => location.hash);
  await page.getByRole('article', { name: 'Leveling Guide' }).waitFor();
  await waitForHydration(page);
  expect(await address()).toBe('#company=Zyxw%20Inc&page=4');
  const entryCount = await page.evaluate(() => history.length);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Notes' }).waitFor();
  await expect.poll(address).toBe('#company=Zyxw%20Inc&page=6');
  expect(await page.getByText('Dear Zyxw Inc team,').count()).toBe(1);
  expect(await page.title()).not.toContain('Zyxw');

  await page.getByRole('button', { name: 'text' }).click();
  await page.getByRole('button', { name: 'previous' }).click();
  await expect.poll(address).toBe('#company=Zyxw%20Inc&page=5');
  const isAtTop = () =>
    page.getByRole('article', { name: 'Extra Content' }).evaluate((sheet) => sheet.getBoundingClientRect().top < 100);
  await page.reload();
  await expect.poll(isAtTop).toBe(true);
  expect(await address()).toBe('#company=Zyxw%20Inc&page=5');
  expect(await page.evaluate(() => history.length)).toBe(entryCount);

  expect(await hasAudio(page)).toBe(false);
  // A narrower window keeps the text view. The book view then opens at the page of the text.
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole('button', { name: 'text', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'book' }).click();
  await page.getByRole('article', { name: 'Extra Content' }).waitFor();
  // Crossing 1280 px replaces the book with a closed one.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(address).toBe('#company=Zyxw%20Inc');
  expect(messages).toEqual([]);
});

test('a press right after hydration turns the page', async () => {
  const { page, messages } = await visit();
  await page.addInitScript(() => {
    const press = (book: Element): void => {
      const { right, bottom } = book.getBoundingClientRect();
      const event = { bubbles: true, isPrimary: true, clientX: right - 20, clientY: bottom - 20 };
      const target = document.elementFromPoint(event.clientX, event.clientY);
      for (const type of ['pointerdown', 'pointerup']) target?.dispatchEvent(new PointerEvent(type, event));
    };
    // The book writes its state as soon as its script starts.
    new MutationObserver(([change], observer) => {
      observer.disconnect();
      if (change?.target instanceof Element) press(change.target.querySelector('[data-part="book"]') ?? change.target);
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  await page.goto(`${sites.root}/flipbook`);
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  expect(messages).toEqual([]);
});

test('three clicks on next before hydration turn one page', async () => {
  const { page, messages, releaseFiles } = await visit({
    at: `${sites.root}/flipbook`,
    holds: mainScript,
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'next' }).click({ clickCount: 3 });
  await releaseFiles();
  await waitForHydration(page);
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  // By now a second turn would have started.
  await nextFrame(page);
  expect(await page.getByRole('article', { name: 'Leveling Guide' }).isVisible()).toBe(false);
  expect(messages).toEqual([]);
});

test('crossing 1280 px closes the book and starts a new one', async () => {
  const { page } = await visit({ at: `${sites.root}/flipbook` });
  const previous = page.getByRole('button', { name: 'previous' });
  const minSpreadWidth = contract['windows: single-page booklet below, px'];
  for (const [width, visiblePage, hiddenPage] of [
    [minSpreadWidth - 1, 'Cover Letter', 'Quick Reference'],
    [minSpreadWidth, 'Quick Reference', 'Leveling Guide'],
  ] as const) {
    await page.locator('[data-flipbook]').evaluate((book) => book.setAttribute('data-before', ''));
    await page.setViewportSize({ width, height: 900 });
    await page.locator('[data-flipbook]:not([data-before])').waitFor();
    await page.getByRole('article', { name: 'Quest to Find a Job' }).waitFor();
    await page.waitForFunction(
      (button) => button?.getAttribute('aria-disabled') === 'true',
      await previous.elementHandle(),
    );
    await page.getByRole('button', { name: 'next' }).click();
    await page.getByRole('article', { name: visiblePage }).waitFor();
    expect(await page.getByRole('article', { name: hiddenPage }).isVisible()).toBe(false);
  }
});

test('rotating the phone or enlarging the window below 1280 px keeps the open page', async () => {
  const { page } = await visit({ at: `${sites.root}/flipbook#page=4`, viewport: phone, reducedMotion: 'reduce' });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1024, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        page.getByRole('article').locator('visible=true').getByRole('heading', { level: 2 }).allTextContents(),
      )
      .toEqual(['Leveling Guide']);
  }
});

test('in American English, the link to the foldable manual leads to a Letter sheet', async () => {
  const { page } = await visit({ at: `${sites.root}/flipbook`, locale: 'en-US' });
  const link = page.getByRole('link', { name: 'foldable manual' });
  await expect.poll(() => link.getAttribute('href')).toBe('/pdf/player-one-foldable-manual-letter.pdf');
});
