// The console, the intro and the manual with large text, below the bar. Only the browser's own text
// setting also enlarges the em of media queries, so stories cannot show it.
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { doubleBrowserText, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();

async function visitWithLargeText(path: string, width: number, height: number) {
  const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
  await doubleBrowserText(page);
  await page.goto(root + path);
  return page;
}

/** The empty space below a line's characters, in pixels. The window may cut it off. */
const slackPx = 4;

/** The number of lines of a console page that are fully visible in the window and on the screen. */
const wholeLines = (article: Locator) =>
  article.evaluate((page, slack) => {
    const screen = page.closest('[data-surface="lcd"]')?.getBoundingClientRect();
    const edge = Math.min(innerHeight, screen?.bottom ?? 0) + slack;
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      count += [...range.getClientRects()].filter(({ bottom }) => bottom <= edge).length;
    }
    return count;
  }, slackPx);

test.each([
  [844, 390, 6],
  [390, 844, 5],
])('at %i x %i px the console’s first page shows at least %i whole lines', async (width, height, lines) => {
  const page = await visitWithLargeText('/handheld', width, height);
  await expect.poll(() => wholeLines(page.getByRole('article'))).toBeGreaterThanOrEqual(lines);
});

test.each([
  [844, 390, 'Hello there!'],
  [1280, 800, 'Hello there!'],
  [1440, 900, 'Play'],
])('at %i x %i px the intro shows the whole box "%s"', async (width, height, words) => {
  const page = await visitWithLargeText('/', width, height);
  const box = page.locator('[data-phase], main a').filter({ hasText: words, visible: true }).first();
  const hiddenPx = async () => {
    const { x, y, ...size } = (await box.boundingBox()) ?? { x: 0, y: 0, width: Number.NaN, height: Number.NaN };
    return Math.max(x + size.width - width, y + size.height - height);
  };
  await expect.poll(hiddenPx).toBeLessThanOrEqual(0);
});

/** The labels that the window's lower edge cuts off. Runs in the page. */
const cutLabels = () =>
  [...document.querySelectorAll('main :is(button, a):not(article *)')]
    .filter((control) => {
      const label = document.createRange();
      label.selectNodeContents(control);
      const { top, bottom } = label.getBoundingClientRect();
      return top < innerHeight && bottom > innerHeight;
    })
    .map(({ textContent }) => textContent);

test.each([
  [390, 664],
  [390, 844],
  [430, 932],
])('at %i x %i px the window does not cut off a label below the manual', async (width, height) => {
  const page = await visitWithLargeText('/flipbook', width, height);
  const next = page.getByRole('button', { name: 'next', exact: true });
  await expect.poll(async () => ((await next.boundingBox())?.y ?? height) < height).toBe(true);
  await expect.poll(() => page.evaluate(cutLabels)).toEqual([]);
});

test('at 390 x 844 px the cover shows the whole role, and 48 px below it', async () => {
  const page = await visitWithLargeText('/flipbook', 390, 844);
  const role = page.getByRole('article').getByText('Front-end developer', { exact: true });
  const spaceBelow = () =>
    role.evaluate((text) => {
      const cover = text.closest('article')?.getBoundingClientRect();
      return (cover?.bottom ?? 0) - text.getBoundingClientRect().bottom;
    });
  await expect.poll(spaceBelow).toBeGreaterThanOrEqual(48);
});

test('at 400% zoom with wide letter spacing, the legends of select and start stay apart', async () => {
  const { page } = await visit({ at: root, viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  // The site's policy blocks style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const edges = ['select', 'start'].map((button) =>
    page.locator(`[data-button="${button}"]:visible > span`).last().boundingBox(),
  );
  const [select, start] = await Promise.all(edges);
  expect((start?.x ?? 0) - (select?.x ?? 0) - (select?.width ?? 0)).toBeGreaterThanOrEqual(4);
});
