import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { BrowserWindow } from '../../drivers/BrowserWindow.ts';
import type { Box, TestBookProps } from './pages/TestBook.ts';

type Shown = Pick<BrowserWindow, 'evaluate' | 'screenshot'>;

/** The sampled distance from the spine, in CSS pixels. */
const besidePx = 4;
/** Page edges at the ends of the container are excluded, in CSS pixels. */
const edgePx = 8;

/** The widths of the container, in CSS pixels. Nearly all give pages of fractional width. */
export const roomWidths: readonly number[] = Array.from({ length: 25 }, (_, index) => 700 + index * 7.3);

/** Makes every page black, and the background white. */
export const blackOnWhite = (view: Pick<Shown, 'evaluate'>): Promise<void> =>
  view.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'body { background: white !important } .colour { background: black !important }';
    document.head.append(sheet);
  });

/**
 * Opens a book of black pages in each width. @returns the widths with light at the spine, and its
 * brightness
 */
export async function lightAtSpine(
  view: Shown,
  props: Partial<TestBookProps>,
  widths: readonly number[] = roomWidths,
): Promise<readonly string[]> {
  const lit: string[] = [];
  for (const width of widths) {
    const box = await view.evaluate(
      async (roomWidth, input) => {
        document.getElementById('container')?.setAttribute('style', `width: ${roomWidth}px; padding: 20px 0 0`);
        await window.testBook.mount({ size: 'stretch', minWidth: 100, maxWidth: 600, ...input });
        const { x, y, width, height } = window.testBook.box();
        const visibleBox = document.querySelector('[data-flipbook-zoom]')?.getBoundingClientRect();
        const bottom = Math.min(y + height, visibleBox?.bottom ?? y + height, innerHeight);
        const top = Math.max(y, visibleBox?.top ?? y);
        return { x, y: top, width, height: bottom - top, ratio: devicePixelRatio };
      },
      width,
      { pageCount: 8, bare: true, drawShadow: false, startPage: 2, ...props },
    );
    const light = await brightest(await view.screenshot(), box);
    if (light > 0) lit.push(`${width.toFixed(1)}: ${light}`);
  }
  return lit;
}

/** The brightest red of the pixels around the spine, 0 to 255. */
async function brightest(png: Buffer, { x, y, width, height, ratio }: Box & { readonly ratio: number }) {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const edges = [x + width / 2 - besidePx, y + edgePx, 2 * besidePx, height - 2 * edgePx] as const;
  const [left, top, across, down] = edges.map((length) => Math.round(length * ratio)) as [
    number,
    number,
    number,
    number,
  ];
  const { data } = context.getImageData(left, top, across, down);
  return data.reduce((brightest, value, index) => (index % 4 === 0 ? Math.max(brightest, value) : brightest), 0);
}
