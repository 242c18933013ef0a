// Dot space: origin at the upper left, x to the right, y down, one unit a dot.
import type { SpriteData } from './SpriteData.ts';
import { spriteSize } from './spriteSize.ts';

/** All dots of one colour as one SVG path. */
export type SpritePath = { readonly fill: string; readonly d: string };

/** Neighbouring dots of one colour; `right` and `bottom` are the first dots that are not part of it. */
type Rectangle = { key: string; left: number; right: number; top: number; bottom: number };

/**
 * Turns a sprite into one SVG path per colour, in the order in which the colours first appear. Dots are gathered into rows,
 * and equal rows below one another into rectangles, so that a plain area costs a few characters and shows no seams.
 *
 * @throws when the rows are not of one length, or use a character the palette does not have
 */
export function spritePaths(sprite: SpriteData): readonly SpritePath[] {
  spriteSize(sprite);
  const paths = new Map<string, string>();
  for (const rectangle of rectangles(sprite.rows)) {
    const fill = colourOf(sprite.palette, rectangle);
    const { left, right, top, bottom } = rectangle;
    paths.set(fill, `${paths.get(fill) ?? ''}M${left} ${top}H${right}V${bottom}H${left}z`);
  }
  return [...paths].map(([fill, d]) => ({ fill, d }));
}

function rectangles(rows: readonly string[]): readonly Rectangle[] {
  const found: Rectangle[] = [];
  const latest = new Map<string, Rectangle>();
  rows.forEach((row, y) => {
    for (const { 0: run, index: left } of row.matchAll(/([^.])\1*/g)) {
      const place = `${run} ${left}`;
      const above = latest.get(place);
      if (above?.bottom === y) {
        above.bottom = y + 1;
        continue;
      }
      const rectangle = { key: run.charAt(0), left, right: left + run.length, top: y, bottom: y + 1 };
      latest.set(place, rectangle);
      found.push(rectangle);
    }
  });
  return found;
}

function colourOf(palette: SpriteData['palette'], { key, left, top }: Rectangle): string {
  const colour = palette[key];
  if (colour === undefined) {
    throw new Error(
      `Sprite: the dot at column ${left + 1}, row ${top + 1} is '${key}', which the palette does not have. Add it, or use one of: ${Object.keys(palette).join(' ')}`,
    );
  }
  return colour;
}
