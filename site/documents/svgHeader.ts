import { Parser } from 'htmlparser2';

export type SvgHeader = { size?: { width: number; height: number } | undefined; isTooDeep: boolean };

/** Elements within elements that a drawing may have. What draws them calls itself for each, and a few thousand end the process. */
export const deepestElements = 500;

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

/** The size of an SVG file, and whether it can be drawn at all. */
export function svgHeader(text: string): SvgHeader {
  let size: SvgHeader['size'];
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth === 1 && name.replace(/^.*:/, '') === 'svg') size = sizeOf(attributes);
        if (depth <= deepestElements) return;
        isTooDeep = true;
        parser.pause();
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  return { size, isTooDeep };
}

/** A drawing without a width and a height of its own is as large as what it shows. */
function sizeOf({ width = '', height = '', viewBox = '' }: Readonly<Record<string, string>>): SvgHeader['size'] {
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
