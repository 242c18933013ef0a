import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { root } = inject('sites');
const visit = visitors();

/** Whether the end of a text is what is seen, and hit, where it stands. */
const endsInSight = (text: Locator) =>
  text.evaluate((element) => {
    const lines = document.createRange();
    lines.selectNodeContents(element);
    const { left, bottom } = [...lines.getClientRects()].at(-1) ?? element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 2, bottom - 4));
  });

const sentence = (page: Page) => page.getByText(/^Front-end developer who turns/);
const lastRow = (page: Page) => page.getByRole('link', { name: 'Résumé PDF' }).getByText('Résumé PDF');
const seal = (page: Page) => page.getByText(/^Original quality/);
const mail = (page: Page) => page.getByText('Write to me');
const decline = (page: Page) => page.getByText("I'd rather not");
const lastWay = (page: Page) => page.getByText('Read the résumé');

/** Presses a button of the console so many times, each on what the press before has led to. */
async function press(page: Page, name: RegExp, times: number) {
  for (let time = 0; time < times; time += 1) {
    const before = await page.getByRole('main').textContent();
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.getByRole('main').textContent()).not.toBe(before);
  }
}

describe('what comes first is seen whole', () => {
  type Text = (page: Page) => Locator;
  test.each<[claim: string, path: string, width: number, height: number, text: Text, button?: RegExp, times?: number]>([
    ['the first sentence', '/handheld', 320, 640, sentence],
    ['the first sentence', '/handheld', 1024, 768, sentence],
    ['the company form', '/handheld', 320, 640, decline, /^A, /, 2],
    ['the company form', '/handheld', 1024, 768, decline, /^A, /, 2],
    ['the way to write', '/handheld', 320, 640, mail, /^A, /, 9],
    ['the way to write', '/handheld', 1024, 768, mail, /^A, /, 9],
    ['the business card', '/handheld', 320, 640, lastRow, /^start/i, 1],
    ['the business card', '/handheld', 1024, 768, lastRow, /^start/i, 1],
    ['the cover', '/flipbook', 320, 640, seal],
    ['the lost page', '/nowhere', 320, 640, lastWay],
  ])('%s on %s in %d x %d', async (_, path, width, height, text, button = /^A, /, times = 0) => {
    const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(root + path);
    await hydrated(page);
    await press(page, button, times);
    await expect.poll(() => endsInSight(text(page).last())).toBe(true);
  });
});

test.each([320, 390])('no word of the first heading is split at %d px where text is twice as large', async (width) => {
  const { page } = await visit({ viewport: { width, height: 844 } });
  await page.goto(`${root}/handheld`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const heading = page.getByRole('heading', { name: 'Instructions' }).getByText('Instructions');
  await expect
    .poll(() =>
      heading.evaluate(({ firstChild }) => {
        const word = document.createRange();
        if (firstChild) word.selectNodeContents(firstChild);
        return word.getClientRects().length;
      }),
    )
    .toBe(1);
});

test('the hero is seen from the first moment where text is twice as large', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(root);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const foot = async () => {
    const box = await page.getByRole('link', { name: 'Play' }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
  };
  await expect.poll(foot).toBeLessThan(900);
});

test.each([
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
])(
  'the screen of the console stands on whole pixels in %d x %d, and the window does not scroll',
  async (width, height) => {
    const { page } = await visit({ viewport: { width, height } });
    await page.goto(`${root}/handheld`);
    const box = await page.locator('[data-surface="lcd"]').first().boundingBox();
    expect(Object.values(box ?? { none: 0.5 }).filter((length) => !Number.isInteger(length))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  },
);

test('the notice of a lost page is as large and as much in the middle as its window lets it be', async () => {
  const { page } = await visit({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`${root}/nowhere`);
  const box = await page.getByRole('main').locator('section').boundingBox();
  expect(box?.width).toBeCloseTo(960, -1);
  const below = 1440 - (box?.y ?? 0) - (box?.height ?? 0);
  expect(Math.abs((box?.y ?? 0) - below)).toBeLessThan(80);
});

test.each([
  [390, 844, 358],
  [1024, 768, 567],
  [1440, 900, 1280],
  [1920, 1080, 1600],
  [2560, 1440, 2240],
])('in %d x %d the book is %d px wide, 24 px clear of its buttons, and the window does not scroll', async (...row) => {
  const [width, height, bookPx] = row;
  const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${root}/flipbook`);
  await hydrated(page);
  const book = await page.locator('[data-flipbook]').boundingBox();
  const next = await page.getByRole('button', { name: 'next' }).boundingBox();
  expect(Math.round(book?.width ?? 0)).toBe(bookPx);
  // The shadow is 16 pixels of the page's own.
  const shadowPx = 16 * Math.max(1, (book?.height ?? 0) / 600);
  expect((next?.y ?? 0) - (book?.y ?? 0) - (book?.height ?? 0) - shadowPx).toBeGreaterThanOrEqual(23);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});
