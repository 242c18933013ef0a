import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { decodePng } from '../../pictures/decodePng.ts';
import { openBook } from './BookWindow.ts';
import { openInChromium, type PicturedBook } from './chromiumBook.ts';
import type { TestBookProps } from './pages/book.tsx';

/** The sampled distance from the spine, in CSS pixels. */
const sampledPx = 4;
/** The height at the top and bottom of the pages that is not sampled, in CSS pixels. */
const edgePx = 8;

/** The widths of the container, in CSS pixels. They give pages of fractional width. */
const containerWidths = [707.3, 780.3, 853.3];
const turn = { direction: 'forward', progress: 0.3, corner: 'bottom' } as const;

const states: readonly (readonly [title: string, props: Partial<TestBookProps>])[] = [
  ['at rest', {}],
  ['zoomed', { zoom: 1.5 }],
  ['read from right to left', { direction: 'rtl' }],
  ['during a turn', { turn }],
  ['during a turn, zoomed', { zoom: 1.13, turn }],
];

describe('rounding to pixels: the background never shows between black pages', () => {
  describe.each([1, 1.25, 1.5])('Chromium, at a device pixel ratio of %f', (deviceScaleFactor) => {
    let view: Awaited<ReturnType<typeof openInChromium>>;
    beforeAll(async () => {
      view = await openInChromium(deviceScaleFactor);
    });
    afterAll(() => view.close());

    test.each(states)('%s', async (_, props) => {
      expect(await lightAtSpine(view, props)).toEqual([]);
    });
  });

  inEachBrowser((open) => {
    test.each(states)('%s', async (_, props) => {
      expect(await lightAtSpine(await openBook(open, { width: 900, height: 760 }), props)).toEqual([]);
    });
  });
});

/** Opens a book of black pages on white in each width. @returns the widths with light at the spine */
async function lightAtSpine(view: PicturedBook, props: Partial<TestBookProps>) {
  await view.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'body { background: white !important } .color { background: black !important }';
    document.head.append(sheet);
  });
  const faults: string[] = [];
  for (const width of containerWidths) {
    const area = await view.evaluate(
      async (containerWidth, input) => {
        document.getElementById('container')?.setAttribute('style', `width: ${containerWidth}px; padding: 20px 0 0`);
        await window.testBook.mount({ size: 'stretch', minWidth: 100, maxWidth: 600, ...input });
        const { x, y, width, height } = window.testBook.box();
        const zoomBox = document.querySelector('[data-flipbook-zoom]')?.getBoundingClientRect();
        const bottom = Math.min(y + height, zoomBox?.bottom ?? y + height, innerHeight);
        return { spine: x + width / 2, top: Math.max(y, zoomBox?.top ?? y), bottom, ratio: devicePixelRatio };
      },
      width,
      { pageCount: 8, bare: true, drawShadow: false, startPage: 2, ...props },
    );
    const light = await brightest(await view.screenshot(), area);
    if (light > 0) faults.push(`${width.toFixed(1)}: ${light}`);
  }
  return faults;
}

/** The brightest red of the pixels around the spine, 0 to 255. */
async function brightest(
  png: Buffer,
  { spine, top, bottom, ratio }: Record<'spine' | 'top' | 'bottom' | 'ratio', number>,
) {
  const { width, data } = await decodePng(png);
  const devicePx = (px: number) => Math.round(px * ratio);
  let maxRed = 0;
  for (let y = devicePx(top + edgePx); y < devicePx(bottom - edgePx); y += 1) {
    for (let x = devicePx(spine - sampledPx); x < devicePx(spine + sampledPx); x += 1)
      maxRed = Math.max(maxRed, data[(y * width + x) * 4] ?? 0);
  }
  return maxRed;
}
