import { Parser } from 'htmlparser2';
import type { PictureSize } from './pictureSize.ts';

/** CSS pixels in a unit. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size that an SVG file states. */
export function svgSize(text: string): PictureSize | undefined {
  let size: PictureSize | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name.replace(/^.*:/, '') === 'svg') size = sizeOf(attributes);
        parser.pause();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  return size;
}

/** A drawing without a width and a height of its own is as large as what it shows. */
function sizeOf({ width = '', height = '', viewBox = '' }: Readonly<Record<string, string>>): PictureSize | undefined {
  const [own, ownHeight] = [length(width), length(height)];
  if (own && ownHeight) return { width: own, height: ownHeight };
  const [, , seen, seenHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return seen && seenHeight ? { width: seen, height: seenHeight } : undefined;
}

/** In pixels; `undefined` for a share of the page, and for what is no length. */
function length(written: string): number | undefined {
  const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(written) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return Number.isNaN(pixels) ? undefined : pixels;
}
