import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, phone, visitors } from './visitor.ts';

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

const large = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** How much higher a page is than its window. Runs in the page. */
const hiddenHeight = () => document.documentElement.scrollHeight - window.innerHeight;

/** Presses a button of the console so many times, each on what the press before has led to. */
async function press(page: Page, name: RegExp, times: number) {
  for (let time = 0; time < times; time += 1) {
    const before = await page.getByRole('main').textContent();
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.getByRole('main').textContent()).not.toBe(before);
  }
}

test.each([
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
])('what comes first is seen whole in $width x $height', async (viewport) => {
  const { page } = await visit({ viewport, reducedMotion: 'reduce' });
  const expectInView = (text: Locator) => expect.poll(() => endsInSight(text.last())).toBe(true);
  await page.goto(`${root}/handheld`);
  await hydrated(page);
  await expectInView(sentence(page));
  await press(page, /^A, /, 2);
  await expectInView(decline(page));
  await press(page, /^start/i, 1);
  await expectInView(lastRow(page));
  await press(page, /^start/i, 1);
  await press(page, /^A, /, 7);
  await expectInView(mail(page));
  await page.goto(`${root}/flipbook`);
  await expectInView(seal(page));
  await page.goto(`${root}/nowhere`);
  await expectInView(lastWay(page));
});

test('no word of the first heading is split where text is twice as large', async () => {
  const { page } = await visit({ viewport: phone });
  await page.goto(`${root}/handheld`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const heading = page.getByRole('heading', { name: 'Instructions' }).getByText('Instructions');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() =>
        heading.evaluate(({ firstChild }) => {
          const word = document.createRange();
          if (firstChild) word.selectNodeContents(firstChild);
          return word.getClientRects().length;
        }),
      )
      .toBe(1);
  }
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

test('the screen of the console stands on whole pixels in every window, which does not scroll', async () => {
  const { page } = await visit();
  await page.goto(`${root}/handheld`);
  for (const { width, height } of [phone, { width: 768, height: 1024 }, { width: 1024, height: 768 }, ...large]) {
    await page.setViewportSize({ width, height });
    const lengths = async () => {
      const box = await page.locator('[data-surface="lcd"]').first().boundingBox();
      return Object.values(box ?? { none: 0.5 }).filter((length) => !Number.isInteger(length));
    };
    await expect.poll(lengths, { message: `${width} px` }).toEqual([]);
    expect([width, await page.evaluate(hiddenHeight)]).toEqual([width, 0]);
  }
});

test('the notice of a lost page is as large and as much in the middle as its window lets it be', async () => {
  const { page } = await visit({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`${root}/nowhere`);
  const box = await page.getByRole('main').locator('section').boundingBox();
  expect(box?.width).toBeCloseTo(960, -1);
  const below = 1440 - (box?.y ?? 0) - (box?.height ?? 0);
  expect(Math.abs((box?.y ?? 0) - below)).toBeLessThan(80);
});

test('the book is as wide as its window lets it be, 24 px clear of its buttons, and the window does not scroll', async () => {
  const { page } = await visit({ viewport: phone, reducedMotion: 'reduce' });
  await page.goto(`${root}/flipbook`);
  await hydrated(page);
  for (const [width, height, bookPx] of [
    [390, 844, 358],
    [1024, 768, 567],
    [1440, 900, 1280],
    [1920, 1080, 1600],
    [2560, 1440, 2240],
  ] as const) {
    await page.setViewportSize({ width, height });
    const book = () => page.locator('[data-flipbook]').boundingBox();
    await expect.poll(async () => Math.round((await book())?.width ?? 0)).toBe(bookPx);
    const { y = 0, height: bookHeight = 0 } = (await book()) ?? {};
    const next = await page.getByRole('button', { name: 'next' }).boundingBox();
    // The shadow is 16 pixels of the page's own.
    const shadowPx = 16 * Math.max(1, bookHeight / 600);
    expect((next?.y ?? 0) - y - bookHeight - shadowPx).toBeGreaterThanOrEqual(23);
    expect([width, await page.evaluate(hiddenHeight)]).toEqual([width, 0]);
  }
});
