import { Parser } from 'htmlparser2';
import type { PictureSize } from './pictureSize.ts';

/** CSS pixels per unit. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

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

/** Without a width and height, a drawing is as large as its viewBox. */
function sizeOf({ width = '', height = '', viewBox = '' }: Readonly<Record<string, string>>): PictureSize | undefined {
  const [ownWidth, ownHeight] = [length(width), length(height)];
  if (ownWidth && ownHeight) return { width: ownWidth, height: ownHeight };
  const [, , viewWidth, viewHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return viewWidth && viewHeight ? { width: viewWidth, height: viewHeight } : undefined;
}

/** Length in pixels; `undefined` for a percentage or an invalid length. */
function length(written: string): number | undefined {
  const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(written) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return Number.isNaN(pixels) ? undefined : pixels;
}
