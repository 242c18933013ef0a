import { createCanvas, type ImageData, loadImage } from '@napi-rs/canvas';
import type { Point } from '../../../drivers/BrowserWindow.ts';
import { pageColour } from '../pages/pageColour.ts';
import type { Box } from '../pages/TestBook.ts';
import { marginPx, type PageSize, type Part, type PartAt } from './paperAt.ts';
import type { TurnCase } from './turnCases.ts';

/** Red, green and blue, 0 to 255 each. */
type Colour = readonly [number, number, number];

/** The distance of the grid's points. */
const stepPx = 20;
/** The sampled margin around the book: as much as the test page has above and below it. */
const aroundPx = 100;
/** The tolerance between a page's color and a screenshot of it. */
const tolerance = 4;

const beside: Colour = [128, 128, 128];
/** The back of a leaf in portrait. */
const blank: Colour = [255, 255, 255];

/** A turn on a screen. */
interface ShownTurn extends Pick<TurnCase, 'side' | 'isPortrait' | 'pages'> {
  /** The boxes of the pages: two in an open book, one in portrait. */
  readonly box: Box;
  readonly page: PageSize;
  readonly partAt: PartAt;
}

/**
 * Samples the points of a grid over and around a book in a screenshot.
 * @returns the number of samples per visible part, and the wrong colors as text
 */
export async function compareWithPaper(png: Buffer, turn: ShownTurn) {
  const picture = await pixelsOf(png);
  const counts: Partial<Record<Part, number>> = {};
  const misplaced: string[] = [];
  for (const at of gridAround(turn.box, picture)) {
    const part = partShown(at, turn);
    if (!part) continue;
    counts[part] = (counts[part] ?? 0) + 1;
    const start = (at.y * picture.width + at.x) * 4;
    const [expectedColor, actualColor] = [colourOf(part, turn.pages), [...picture.data.subarray(start, start + 3)]];
    const isSame = expectedColor.every(
      (value, index) => Math.abs(value - (actualColor[index] ?? Number.NaN)) <= tolerance,
    );
    if (!isSame) misplaced.push(`${part} at ${at.x}, ${at.y}: ${actualColor.join(' ')} for ${expectedColor.join(' ')}`);
  }
  return { counts, misplaced };
}

async function pixelsOf(png: Buffer): Promise<ImageData> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

function gridAround({ x, y, width, height }: Box, picture: ImageData): readonly Point[] {
  const points: Point[] = [];
  for (let down = Math.max(0, y - aroundPx); down < Math.min(picture.height, y + height + aroundPx); down += stepPx) {
    for (
      let across = Math.max(0, x - aroundPx);
      across < Math.min(picture.width, x + width + aroundPx);
      across += stepPx
    )
      points.push({ x: Math.round(across), y: Math.round(down) });
  }
  return points;
}

/** The part that is visible at a point of the screen. Next to a single page, nothing is painted. */
function partShown(at: Point, { box, side, isPortrait, partAt, page }: ShownTurn): Part | undefined {
  const outward = side === 'right' ? 1 : -1;
  const edgeX = side === 'right' ? box.x : box.x + page.width;
  const spineX = isPortrait ? edgeX : box.x + page.width;
  const onPage = { x: (at.x - spineX) * outward, y: at.y - box.y };
  const part = partAt(onPage);
  if (!part || !isPortrait) return part;
  const insidePx = Math.min(onPage.x, page.width - onPage.x);
  if (Math.abs(insidePx) < marginPx) return undefined;
  return insidePx > 0 ? part : 'beside';
}

function colourOf(part: Part, pages: TurnCase['pages']): Colour {
  if (part === 'beside') return beside;
  const page = pages[part];
  if (page !== null) return pageColour(page);
  return part === 'back' ? blank : beside;
}
