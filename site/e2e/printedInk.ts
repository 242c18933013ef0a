// What is drawn on a printed sheet. Lengths in points, origin at the lower left.
import jsQR from 'jsqr';
import type { Drawn } from './drawing.ts';
import type { PrintedSheet } from './printedManual.ts';

const pointsPerInch = 72;
/** Fine enough for the least bar of the bar code. */
const dotsPerInch = 300;
/** As a phone does, which sees a code larger and smaller: at one size in many the reader takes a letter for a corner of it. */
const codeDotsPerInch = [100, 150];
/** The size of the labels under badges and bar code, in pixels of a page: what else is measured goes by it. */
const labelPx = 11;
/** A badge's box above its label, in pixels of a page. */
const badge = { widthPx: 36, heightPx: 48, gapPx: 2 };
/** The bar code around and above its label, in pixels of a page. */
const strip = { beforePx: 60, afterPx: 140, middlePx: 36 };

/** What the QR code on a sheet says. */
export async function readCode(sheet: PrintedSheet): Promise<string | undefined> {
  for (const dots of codeDotsPerInch) {
    const { data, width, height } = await sheet.draw(dots);
    const code = jsQR(data, width, height);
    if (code) return code.data;
  }
  return undefined;
}

/** How much of the upper, middle and lower third of the badge above each label is inked, 0 to 1. */
export async function badgeInk(sheet: PrintedSheet, labels: readonly string[]): Promise<readonly number[]> {
  const ink = darkness(await sheet.draw(dotsPerInch), sheet.heightPt);
  return labels.flatMap((label) => {
    const { x, y, scale } = placeOf(sheet, label);
    const bottom = y + (labelPx + badge.gapPx) * scale;
    const third = (badge.heightPx * scale) / 3;
    return [2, 1, 0].map((step) => {
      const dots = ink({ x, y: bottom + step * third, width: badge.widthPx * scale, height: third });
      return dots.filter((dark) => dark > 0.05).length / dots.length;
    });
  });
}

/** How many dark bars stand in a row above a label. */
export async function barsAbove(sheet: PrintedSheet, label: string): Promise<number> {
  const ink = darkness(await sheet.draw(dotsPerInch), sheet.heightPt);
  const { x, y, scale } = placeOf(sheet, label);
  const row = ink({
    x: x - strip.beforePx * scale,
    y: y + strip.middlePx * scale,
    width: (strip.beforePx + strip.afterPx) * scale,
    height: pointsPerInch / dotsPerInch,
  });
  return row.filter((dark, index) => dark > 0.5 && (row[index - 1] ?? 0) <= 0.5).length;
}

/** Where a label starts, and how many points a pixel of its page has become. */
function placeOf(sheet: PrintedSheet, label: string) {
  const found = sheet.texts.findLast(({ text }) => text.startsWith(label));
  if (!found) throw new Error(`"${label}" is not on the sheet.`);
  return { x: found.x, y: found.y, scale: found.sizePt / labelPx };
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Answers how dark the dots of an area are, row by row, 0 white to 1 black. */
function darkness({ data, width }: Drawn, heightPt: number) {
  const dots = (points: number) => Math.round((points * dotsPerInch) / pointsPerInch);
  const darkAt = (column: number, row: number) => {
    const at = (row * width + column) * 4;
    return 1 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / (3 * 255);
  };
  return ({ x, y, width: areaWidth, height: areaHeight }: Area): readonly number[] => {
    const [left, top] = [dots(x), dots(heightPt - y - areaHeight)];
    const [columns, rows] = [dots(areaWidth), Math.max(1, dots(areaHeight))];
    return Array.from({ length: rows * columns }, (_, index) =>
      darkAt(left + (index % columns), top + Math.floor(index / columns)),
    );
  };
}
