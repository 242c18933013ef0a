// Compares Firefox and WebKit with Chromium, where pictures of stories cover frozen turns.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { decodePng } from '../../pictures/decodePng.ts';
import type { Picture } from '../../pictures/pixelDifference.ts';
import { openBook } from './BookWindow.ts';
import { openInChromium, type PicturedBook } from './chromiumBook.ts';
import type { TestBookProps } from './pages/book.tsx';

const [forward, back, ltr, rtl] = ['forward', 'back', 'ltr', 'rtl'] as const;

const turns = [
  { title: 'forward', startPage: 2, turnDirection: forward },
  { title: 'forward', startPage: 2, turnDirection: forward, direction: rtl },
  { title: 'back', startPage: 2, turnDirection: back },
  { title: 'forward in portrait', startPage: 2, turnDirection: forward, width: 500 },
  { title: 'back in portrait', startPage: 2, turnDirection: back, width: 500 },
  { title: 'back in portrait', startPage: 2, turnDirection: back, width: 500, direction: rtl },
  { title: 'the cover opens', startPage: 0, turnDirection: forward, showCover: true },
  { title: 'the cover closes', startPage: 1, turnDirection: back, showCover: true },
  { title: 'the cover closes', startPage: 1, turnDirection: back, showCover: true, direction: rtl },
  { title: 'the back cover closes', startPage: 5, turnDirection: forward, showCover: true },
].map((turn) => ({ width: 800, showCover: false, direction: ltr, ...turn }));

const moments = [
  { corner: 'bottom', progress: 0.25 },
  { corner: 'top', progress: 0.5 },
  { corner: 'bottom', progress: 0.75 },
] as const;

/** Points this near an edge are not compared, because browsers smooth edges differently. */
const edgePx = 3;
/** The largest allowed difference of a color channel between two browsers. */
const tolerance = 4;
/** The distance between the compared points. */
const stepPx = 5;

inEachBrowser((open) => {
  describe('3D painting: a frozen turn looks the same as in Chromium', () => {
    let books: readonly PicturedBook[];
    let close = async () => {};
    beforeAll(async () => {
      const inChromium = await openInChromium();
      close = inChromium.close;
      books = [inChromium, await openBook(open)];
    });
    afterAll(() => close());

    test.each(turns)('$title, $direction', async ({ width, turnDirection, startPage, showCover, direction }) => {
      for (const book of books) await book.resize(width, 640);
      for (const moment of moments) {
        const turn = { direction: turnDirection, ...moment };
        const props = { pageCount: 8, bare: true, drawShadow: false, startPage, showCover, direction, turn };
        const [expected, actual] = await Promise.all(books.map((book) => pictureOf(book, props)));
        expect([moment, expected && actual && differentPoints(expected, actual)]).toEqual([moment, []]);
      }
    });
  });
});

async function pictureOf(book: PicturedBook, props: TestBookProps) {
  await book.evaluate((bookProps) => window.testBook.mount(bookProps), props);
  return decodePng(await book.screenshot());
}

const colorAt = ({ width, data }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const isSame = (color: readonly number[], otherColor: readonly number[]) =>
  color.every((value, channel) => Math.abs(value - (otherColor[channel] ?? Number.NaN)) <= tolerance);

/** The first points of a different color. Ignores points near edges of the expected picture. */
function differentPoints(expected: Picture, actual: Picture): readonly string[] {
  const { width, height } = expected;
  const points: string[] = [];
  for (let y = edgePx; y < height - edgePx; y += stepPx) {
    for (let x = edgePx; x < width - edgePx; x += stepPx) {
      const color = colorAt(expected, x, y);
      if (isSame(color, colorAt(actual, x, y))) continue;
      const isEdge = [-edgePx, 0, edgePx].some((down) =>
        [-edgePx, 0, edgePx].some((across) => !isSame(color, colorAt(expected, x + across, y + down))),
      );
      if (!isEdge) points.push(`${colorAt(actual, x, y)} for ${color} at ${x}, ${y}`);
    }
  }
  return points.slice(0, 5);
}
