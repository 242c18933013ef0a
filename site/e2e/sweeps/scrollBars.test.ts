import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from '../visitor.ts';

const sites = inject('sites');
const visit = visitors('classic');

/** From a phone to a desk; the lower ones are just as high as a book and what is below it, or lower. */
const windows = [
  [390, 844],
  [500, 700],
  [768, 1024],
  [1024, 640],
  [1279, 900],
  [1280, 720],
  [1440, 900],
  [1600, 1000],
] as const;

/** For the other direction: what it mirrors was looked at in all of them. */
const someWindows = [windows[0], windows[3], windows[6]];

/**
 * A place in the book: shares of its width and height, from the side where reading starts. So near the edge that it is on the
 * paper, beside a page's own scroll bar.
 */
type Place = readonly [across: number, down: number];

const cornerBelow: Place = [0.99, 0.97];
const cornerAbove: Place = [0.99, 0.03];
const startBelow: Place = [0.01, 0.97];

test.each([
  ['from left to right', sites.root, windows],
  ['from right to left', sites.arabic, someWindows],
])('no turn of a manual read %s changes what there is to scroll to', async (_, site, all) => {
  const changes = await Promise.all(
    all.map(async ([width, height]) => {
      const { page } = await visit({ viewport: { width, height } });
      await page.goto(`${site}/flipbook`);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(watchScrollSize);
      // The cover, then soft pages by either corner, there and back.
      for (const place of [cornerBelow, cornerAbove, cornerBelow, startBelow]) await clickAt(page, place);
      await dragOut(page, cornerBelow, 2);
      await dragOut(page, cornerAbove, -1);
      return { width, sizes: await page.evaluate(() => ('scrollSizes' in window ? window.scrollSizes : [])) };
    }),
  );
  expect(changes).toEqual(all.map(([width]) => ({ width, sizes: [expect.stringMatching(/^\d+ x \d+$/)] })));
});

/** Keeps every size that the document has had, from frame to frame. */
function watchScrollSize(): void {
  const sizes: string[] = [];
  Object.assign(window, { scrollSizes: sizes });
  const look = (): void => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const size = `${scrollWidth} x ${scrollHeight}`;
    if (!sizes.includes(size)) sizes.push(size);
    requestAnimationFrame(look);
  };
  look();
}

async function pointAt(page: Page, [across, down]: Place): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([share, y]) => {
      const root = document.querySelector('[data-flipbook]');
      const book = root?.querySelector('[data-part="book"]')?.getBoundingClientRect() ?? new DOMRect();
      const x = root?.getAttribute('data-direction') === 'rtl' ? 1 - share : share;
      return { x: book.left + book.width * x, y: book.top + book.height * y };
    },
    [across, down] as const,
  );
}

/** Not at once: a turn that was asked for begins with the next frame, and until then the book says that it rests. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator('[data-flipbook][data-state="read"]').waitFor();
}

async function clickAt(page: Page, place: Place): Promise<void> {
  const { x, y } = await pointAt(page, place);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await rest(page);
}

/** Drags a page from a corner to the spine, far above or below the book, and lets it go. */
async function dragOut(page: Page, corner: Place, down: number): Promise<void> {
  const [from, to] = [await pointAt(page, corner), await pointAt(page, [0.5, down])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.locator('[data-flipbook][data-state="user_fold"]').waitFor();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await rest(page);
}
