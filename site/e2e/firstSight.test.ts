import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { decodePng } from './pictures/decodePng.ts';
import { hydrated, phone, visitors } from './visitor.ts';

const { root, translated } = inject('sites');
const visit = visitors();

/** Whether the end of a text is visible and can be clicked. */
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
const mail = (page: Page) => page.getByText('Email me');
const decline = (page: Page) => page.getByText("I'd rather not");
const lastLink = (page: Page) => page.getByText('Read the résumé');

const large = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** The height of the page beyond its window. Runs in the page. */
const hiddenHeight = () => document.documentElement.scrollHeight - window.innerHeight;

/** Presses a console button several times, and waits for the effect of each press. */
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
])('the first content of each screen is fully visible in $width x $height', async (viewport) => {
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
  await expectInView(lastLink(page));
});

test('no word of the first heading breaks at 200 % text size', async () => {
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

test('the hero is visible from the start at 200 % text size', async () => {
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

test('the console’s screen is on whole pixels at every window size, and the window does not scroll', async () => {
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

test('the 404 notice is centered, and as large as its window allows', async () => {
  const { page } = await visit({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`${root}/nowhere`);
  const box = await page.getByRole('main').locator('section').boundingBox();
  expect(box?.width).toBeCloseTo(960, -1);
  const below = 1440 - (box?.y ?? 0) - (box?.height ?? 0);
  expect(Math.abs((box?.y ?? 0) - below)).toBeLessThan(80);
});

test('the manual fills the window’s width, its shadow clears the buttons, and the window does not scroll', async () => {
  const { page } = await visit({ viewport: phone, reducedMotion: 'reduce' });
  await page.goto(`${root}/flipbook`);
  await hydrated(page);
  for (const [width, height, bookPx, clearPx] of [
    [390, 844, 358, 23],
    [1024, 768, 636, 3],
    [1440, 900, 1280, 23],
    [1920, 1080, 1600, 23],
    [2560, 1440, 2240, 23],
  ] as const) {
    await page.setViewportSize({ width, height });
    const book = () => page.locator('[data-flipbook]').boundingBox();
    await expect.poll(async () => Math.round((await book())?.width ?? 0)).toBe(bookPx);
    const { y = 0, height: bookHeight = 0 } = (await book()) ?? {};
    const next = await page.getByRole('button', { name: 'next' }).boundingBox();
    // The shadow scales with the page, and is smaller in a low window.
    const shadowPx = (height < 800 ? 8 : 16) * Math.max(1, bookHeight / 600);
    expect((next?.y ?? 0) - y - bookHeight - shadowPx).toBeGreaterThanOrEqual(clearPx);
    expect([width, await page.evaluate(hiddenHeight)]).toEqual([width, 0]);
  }
});

test.each([
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 320, height: 568 },
])('at $width x $height the last console page shows the hero and the menu pointer', async (viewport) => {
  const { page } = await visit({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${root}/handheld`);
  await hydrated(page);
  await press(page, /^A, /, 9);
  const pointer = page.getByRole('button', { name: 'Contact info: press START.' });
  const partlyHidden = () =>
    pointer.evaluate((element) => {
      const hero = element.closest('article')?.querySelector('[data-cut] > :last-child');
      return [element, hero].filter((one) => {
        const box = one?.getBoundingClientRect();
        for (let around = one?.parentElement; box && around; around = around.parentElement) {
          const { top, bottom, left, right } = around.getBoundingClientRect();
          const isClip = getComputedStyle(around).overflowY !== 'visible';
          if (isClip && (box.top < top || box.bottom > bottom || box.left < left || box.right > right)) return true;
        }
        return !box?.height;
      }).length;
    });
  await expect.poll(partlyHidden).toBe(0);
});

test('under 650 px the orange backdrop is visible at both edges of the window', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  for (const path of ['/', '/handheld']) {
    await page.goto(root + path);
    await hydrated(page);
    for (const width of [320, 390, 649]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('heading', { name: 'Instructions' }).waitFor();
      const { data } = await decodePng(await page.screenshot());
      const orangeAt = (x: number) =>
        Array.from({ length: 800 }, (_, y) => data.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join()).filter(
          (color) => color === '245,130,32',
        ).length;
      for (const x of [0, width - 1]) {
        expect(orangeAt(x), `${path} at ${width} px, column ${x}`).toBeGreaterThanOrEqual(2);
      }
    }
  }
});

/** Measures the manual in its window, in px. Runs in the page. */
const openBook = () => {
  const pages = [...document.querySelectorAll('[data-flipbook] article')].filter((one) => !one.closest('[hidden]'));
  const boxes = pages.map((one) => one.getBoundingClientRect());
  const heights = boxes.map(({ height }) => height);
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const banner = document.querySelector('header');
  const buttons = [...document.querySelectorAll('main [data-skin]')].map((one) => one.getBoundingClientRect());
  return {
    pages: pages.length,
    scale: Math.round(Math.min(...heights) / 0.6) / 1000,
    above: Math.min(...boxes.map(({ top }) => top)) - (banner?.getBoundingClientRect().bottom ?? 0),
    below: Math.min(...buttons.map(({ top }) => top)) - bottom,
    end: window.innerHeight - Math.max(...buttons.map((box) => box.bottom)),
    hiddenHeight: document.documentElement.scrollHeight - window.innerHeight,
    hiddenWidth: document.documentElement.scrollWidth - window.innerWidth,
  };
};

test('from 1280 px wide and 600 px high the manual is a spread: low windows shrink the gaps, then the pages', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto(`${root}/flipbook#page=2`);
  await hydrated(page);
  for (const [width, height, scale] of [
    [1280, 600, 0.8],
    [1280, 633, 0.855],
    [1366, 657, 0.895],
    [1440, 680, 0.933],
    [1280, 720, 1],
    [1536, 730, 1],
    [1440, 789, 1],
    [1280, 800, 1],
    [1920, 1080, 1.25],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await page.evaluate(openBook)).scale, { message: `${width} x ${height}` })
      .toBe(scale);
    const { pages, above, below, end, hiddenHeight: down, hiddenWidth: across } = await page.evaluate(openBook);
    expect([width, height, pages, down, across]).toEqual([width, height, 2, 0, 0]);
    // Below a scale of 1 the gaps are at their minimum.
    for (const gap of [above, below])
      expect(Math.round(gap)).toSatisfy((px: number) => (scale < 1 ? px === 12 : px >= 12));
    expect(end).toBeGreaterThanOrEqual(4);
  }
});

test('the buttons below a spread fit on one row in German, too', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 600 } });
  await page.goto(`${translated}/de/flipbook`);
  await hydrated(page);
  expect(await page.evaluate(openBook)).toMatchObject({ scale: 0.8, hiddenHeight: 0 });
});

test('a window of 1280 px that is lower than 600 px shows the pocket edition', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 599 }, reducedMotion: 'reduce' });
  await page.goto(`${root}/flipbook#page=2`);
  await hydrated(page);
  expect(await page.evaluate(openBook)).toMatchObject({ pages: 1, hiddenWidth: 0 });
});
