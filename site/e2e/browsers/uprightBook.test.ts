import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite, type SiteWindow } from './SiteWindow.ts';

const sizes = [
  [390, 844],
  [844, 390],
  [1366, 580],
  [1366, 625],
  [500, 900],
  [512, 900],
  [540, 800],
  [640, 900],
  [650, 900],
  [768, 1024],
  [1024, 768],
  [1279, 800],
  [1280, 600],
  [1280, 633],
  [1280, 720],
  [1280, 900],
  [1600, 1000],
] as const;

/** A page's size before scaling. */
const page = { width: 640, height: 600 };
/** Below this scale the manual switches to the pocket edition. */
const minimumScale = 0.8;

inEachBrowser((open, { narrowestPx }) => {
  describe('the manual is upright, inside the window, and as large as it allows', () => {
    let site: SiteWindow;
    beforeAll(async () => {
      site = await openSite(open);
    });

    test.each(sizes.map(([width, height]) => ({ width: Math.max(width, narrowestPx), height })))(
      'at $width x $height',
      async ({ width, height }) => {
        await site.resize(width, height);
        await site.visit('/flipbook');
        const { scale, renderedWidthPx, availableWidth, outside, left, right, scrollsTo } =
          await site.evaluate(measure);
        const bookWidth = width < 1280 ? page.width : page.width * 2;
        // A narrow window gives the book its side margins only if the book is scaled down anyway.
        const across = width < page.width ? Math.max(page.width * minimumScale, width - 24) : width;
        const expectedScale = Math.min(1, width < 512 ? 0 : across / bookWidth, (height - outside) / page.height);
        const isPocket = expectedScale < minimumScale;
        expect(scale).toBeCloseTo(isPocket ? 1 : expectedScale, 3);
        expect(renderedWidthPx).toBeCloseTo(
          isPocket ? Math.min(page.width, availableWidth) : page.width * expectedScale,
          0,
        );
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(scrollsTo).toBeLessThanOrEqual(width);

        expect(await site.evaluate(readsUpright)).toEqual({
          title: "Player One's Quest to Find a Job",
          across: 1,
          down: 1,
        });
        expect(await site.messages()).toEqual([]);
      },
    );
  });
});

/** Measures the book's scale, its available width, and the extent of the open pages. */
const measure = () => {
  const above: Element[] = [];
  for (let one = document.querySelector('[data-flipbook]'); one; one = one.parentElement) above.push(one);
  const scaled = above.find((one) => getComputedStyle(one).scale !== 'none');
  const containerElement = above.find((one) => getComputedStyle(one).containerType === 'inline-size');
  if (!scaled || !containerElement) throw new Error('Scaled book not found.');
  // A ruler resolves the length, since the property is a calc() expression.
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position: absolute; visibility: hidden; block-size: var(--booklet-outside)';
  scaled.append(ruler);
  const pages = [...scaled.querySelectorAll('article')].filter((one) => !one.closest('[hidden]'));
  const boxes = pages.map((one) => one.getBoundingClientRect());
  return {
    scale: Number(getComputedStyle(scaled).scale),
    renderedWidthPx: boxes[0]?.width,
    availableWidth:
      containerElement.clientWidth - Number.parseFloat(getComputedStyle(containerElement).paddingInlineStart) * 2,
    outside: ruler.offsetHeight,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    scrollsTo: document.documentElement.scrollWidth,
  };
};

/**
 * The open page's title and directions: from its first letter to the next, and from the title to
 * the content below. Both are 1 if the page is neither rotated nor mirrored.
 */
const readsUpright = () => {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-flipbook] article')].filter(
    (one) => !one.closest('[hidden]'),
  );
  const title = pages.at(-1)?.querySelector('h2');
  const after = title?.closest('header')?.nextElementSibling ?? title?.nextElementSibling;
  if (!title || !after) throw new Error('No open page has a title.');
  const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const letter = document.createRange();
  const placeOf = (node: Node, at: number) => {
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return letter.getBoundingClientRect();
  };
  const first = words.nextNode();
  if (!first) throw new Error('The title is empty.');
  return {
    title: title.textContent,
    across: Math.sign(placeOf(first, 1).left - placeOf(first, 0).left),
    down: Math.sign(after.getBoundingClientRect().top - placeOf(first, 0).top),
  };
};
