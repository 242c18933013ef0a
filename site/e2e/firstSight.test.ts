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

describe('what comes first is seen whole', () => {
  test.each([
    ['the first sentence', '/handheld', 320, 640, sentence],
    ['the first sentence', '/handheld', 1024, 768, sentence],
    ['the business card', '/handheld', 320, 640, lastRow],
    ['the business card', '/handheld', 1024, 768, lastRow],
    ['the cover', '/flipbook', 320, 640, seal],
  ] as const)('%s on %s in %d x %d', async (_, path, width, height, text) => {
    const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(root + path);
    await hydrated(page);
    if (text === lastRow) await page.getByRole('button', { name: /^start/i }).click();
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

test.each([
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
])('the screen of the console stands on whole pixels in %d x %d', async (width, height) => {
  const { page } = await visit({ viewport: { width, height } });
  await page.goto(`${root}/handheld`);
  const box = await page.locator('[data-surface="lcd"]').first().boundingBox();
  expect(Object.values(box ?? { none: 0.5 }).filter((length) => !Number.isInteger(length))).toEqual([]);
});

test('the notice of a lost page is as large and as much in the middle as its window lets it be', async () => {
  const { page } = await visit({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`${root}/nowhere`);
  const box = await page.getByRole('main').locator('section').boundingBox();
  expect(box?.width).toBeCloseTo(960, -1);
  const below = 1440 - (box?.y ?? 0) - (box?.height ?? 0);
  expect(Math.abs((box?.y ?? 0) - below)).toBeLessThan(80);
});
