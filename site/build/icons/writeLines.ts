import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FittedLines } from './fittedLines.ts';

/** How wide a line becomes, in pixels. */
export function widthOfLine(pen: SKRSContext2D, line: string, font: string): number {
  pen.font = font;
  return pen.measureText(line).width;
}

/** Writes lines one below the other, each in the middle, on whole pixels. */
export function writeLines(
  pen: SKRSContext2D,
  { lines, sizePx, lineHeightPx, families }: FittedLines & { families: string },
  { x, y, widthPx, colour }: { x: number; y: number; widthPx: number; colour: string },
): void {
  pen.font = `${sizePx}px ${families}`;
  pen.fillStyle = colour;
  for (const [index, line] of lines.entries()) {
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(line);
    const baseline = y + index * lineHeightPx + Math.round((lineHeightPx - ascent - descent) / 2 + ascent);
    pen.fillText(line, x + Math.round((widthPx - width) / 2), baseline);
  }
}
