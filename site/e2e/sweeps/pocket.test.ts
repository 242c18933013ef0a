// The pocket edition: the manual in larger text, for windows too small for its printed pages. Stories
// test its sizes.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();

/** Opens the manual at the Leveling Guide, for a visitor with reduced motion. */
async function openGuide(viewport: { width: number; height: number }) {
  const { page } = await visit({ at: `${root}/flipbook#page=4`, viewport, reducedMotion: 'reduce', hasTouch: true });
  await page.getByRole('article', { name: 'Leveling Guide' }).waitFor();
  return page;
}

const inSight = (page: Page) =>
  page
    .locator('article')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.querySelector('h2')?.textContent),
    );

test('rotating the phone or enlarging the window keeps the open page', async () => {
  const page = await openGuide({ width: 390, height: 844 });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1024, 900],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => inSight(page)).toEqual(['Leveling Guide']);
    // The page fills the box that the style sheet reserves.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const sheet = [...document.querySelectorAll('article')].find((one) => one.checkVisibility());
          const box = sheet?.closest('[data-flipbook]')?.parentElement;
          return sheet && box ? sheet.getBoundingClientRect().width - box.getBoundingClientRect().width : Number.NaN;
        }),
      )
      .toBeCloseTo(0);
  }
});

test('keys scroll the window until it shows the end of the page, then the page, then the window again', async () => {
  const page = await openGuide({ width: 320, height: 256 });
  const guide = page.getByRole('article', { name: 'Leveling Guide' });
  const scroller = guide.locator('[data-scroller]');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  const windowAt = () => page.evaluate(() => window.scrollY);
  const pageAt = () => scroller.evaluate((element) => element.scrollTop);
  const expectScroll = async (key: string, of: () => Promise<number>) => {
    const before = await of();
    await page.keyboard.press(key);
    await expect.poll(of).not.toBe(before);
  };
  await expect.poll(pageAt).toBe(0);
  // Wait for the browser's smooth scrolling, which would override a script's.
  const windowRests = page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })),
  );
  await expectScroll('PageDown', windowAt);
  await windowRests;
  expect(await pageAt()).toBe(0);
  await guide.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  for (const key of ['ArrowDown', 'PageDown', 'Space', 'End']) await expectScroll(key, pageAt);
  await guide.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  for (const key of ['ArrowUp', 'PageUp', 'Home']) await expectScroll(key, pageAt);
  await guide.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expectScroll('ArrowDown', windowAt);
  expect(await inSight(page)).toEqual(['Leveling Guide']);
});
