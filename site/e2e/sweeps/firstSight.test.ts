// The screens, below the bar, in more window sizes than the stories have.
import { expect, inject, test } from 'vitest';
import { contract } from '../../../stories/contract.ts';
import { goTo, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();

const maxWidth = contract['console: maximum screen width, px'];
const maxShare = contract["console: maximum screen width, % of the window's width"] / 100;

test('the console’s screen is large, no wider than specified, on whole pixels, and the window does not scroll', async () => {
  const { page } = await visit({ at: `${root}/handheld` });
  for (const [width, height, minWidth, minHeight] of [
    [650, 900, 410, 360],
    [768, 954, 448, 400],
    [768, 1024, 480, 430],
    [844, 390, 450, 280],
    [850, 560, 480, 432],
    [1024, 768, 480, 432],
    [1440, 789, 640, 576],
    [1365, 651, 480, 432],
    [1280, 840, 640, 576],
    [1920, 1080, 640, 576],
    [2560, 1440, 640, 576],
  ] as const) {
    await page.setViewportSize({ width, height });
    const faults = async () => {
      const box = (await page.locator('[data-surface="lcd"]').first().boundingBox()) ?? {
        none: 0.5,
        width: 0,
        height: 0,
      };
      const isLarge = box.width >= minWidth && box.height >= minHeight;
      const isWithin = box.width <= Math.min(maxWidth, width * maxShare);
      const isWhole = Object.values(box).every(Number.isInteger);
      return isLarge && isWithin && isWhole ? [] : [width, height, box];
    };
    await expect.poll(faults).toEqual([]);
    const hiddenHeight = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect([width, hiddenHeight]).toEqual([width, 0]);
  }
});

test('in a very large window the 404 screen enlarges its picture, and centers it and its sheet', async () => {
  const [width, height] = [2560, 1440];
  const { page } = await visit({ at: `${root}/nowhere`, viewport: { width, height } });
  const main = page.getByRole('main');
  const parts = [main.getByRole('img'), main.locator('[data-surface="paper"]')];
  const [picture, sheet] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!picture || !sheet) throw new Error('The screen has no picture or no sheet.');
  expect(picture.width).toBe(1416);
  expect(Math.abs(picture.x - (width - sheet.x - sheet.width))).toBeLessThan(8);
  for (const box of [picture, sheet]) expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(80);
});

test('in a very large window the Start Menu is larger, and fully visible', async () => {
  const { page, messages } = await visit({
    at: `${root}/handheld`,
    viewport: { width: 2560, height: 1440 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('heading', { name: 'Instructions' }).waitFor();
  await page.getByRole('button', { name: /^start, / }).click();
  for (const name of ['Contact Info', 'Colors']) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    expect((await tab.boundingBox())?.height).toBe(66);
    const hidden = await page
      .getByRole('tabpanel')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, name).toBe(0);
  }
  // A browser warns if the button that opened the menu is hidden while it has the focus.
  expect(messages).toEqual([]);
});

test.each([
  [667, 375],
  [740, 360],
  [844, 390],
  [800, 1000],
  [1280, 633],
  [1440, 789],
])('at %i x %i px the intro with its form, the manual and the 404 notice fit the window', async (width, height) => {
  const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
  const hiddenPx = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
    });
  for (const [path, role, name] of [
    ['/', 'textbox', 'Company Name'],
    ['/flipbook', 'button', 'next'],
    ['/nowhere', 'link', 'Back to the start'],
  ] as const) {
    await goTo(page, root + path);
    await page.getByRole(role, { name }).waitFor();
    expect([path, await hiddenPx()]).toEqual([path, [0, 0]]);
  }
});
