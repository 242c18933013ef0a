import type { Page } from 'playwright';
import { decodePng } from '../../.storybook/pictures/decodePng.ts';
import { contrastRatio } from '../../src/theme/contrastRatio.ts';
import { type Area, type Line, linesInSight } from './linesInSight.ts';

type Picture = Awaited<ReturnType<typeof decodePng>>;

/** WCAG 2.2, 1.4.3: the least contrast of text, and of large text. */
const leastRatio = 4.5;
const leastLargeRatio = 3;

/** How many lines were looked at, and which are too faint. */
export type Faintness = { lines: number; faint: readonly string[] };

/**
 * Measures the contrast of every line of text that a page paints, in pictures of it: the background is the colour that most of a
 * line's rectangle has, its text has the colour that is farthest from that.
 */
export async function faintTexts(page: Page): Promise<Faintness> {
  const faint = new Set<string>();
  let count = 0;
  for (let from = 0; ; ) {
    const sight = await page.evaluate(linesInSight, from);
    if (!sight) return { lines: count, faint: [...faint] };
    const { lines, next } = sight;
    const measured = lines.length > 0 ? await contrastsOf(page, lines) : [];
    // Where a box scrolls, its edge may be a soft one: what is faint there is measured again in the middle.
    const again = measured.find(({ line, said }) => said && line.number > from)?.line.number ?? next;
    const done = measured.filter(({ line }) => line.number < again);
    for (const { said } of done) if (said) faint.add(said);
    count += done.length;
    from = again;
  }
}

/** A line, and what is wrong with it, if anything is. */
type Measured = { line: Line; said: string | undefined };

async function contrastsOf(page: Page, lines: readonly Line[]): Promise<readonly Measured[]> {
  const picture = await decodePng(await page.screenshot({ scale: 'css' }));
  return lines.map((line) => {
    const [background, ink] = coloursIn(picture, line.area);
    const ratio = contrastRatio(background, ink);
    const said = `"${line.text.slice(0, 40)}" is ${ink} on ${background}, ${ratio.toFixed(2)} : 1`;
    return { line, said: ratio < (line.isLarge ? leastLargeRatio : leastRatio) ? said : undefined };
  });
}

/** The most frequent colour of an area, and the one farthest from it. */
function coloursIn({ metadata, data }: Picture, { x, y, width, height }: Area): readonly [string, string] {
  const counts = new Map<number, number>();
  for (let row = Math.floor(y); row < Math.min(Math.ceil(y + height), metadata.height); row += 1)
    for (let column = Math.floor(x); column < Math.min(Math.ceil(x + width), metadata.width); column += 1) {
      const at = (row * metadata.width + column) * 4;
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  const colours = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const [background = 0] = colours;
  const ink = colours.reduce(
    (one, other) => (distance(other, background) > distance(one, background) ? other : one),
    background,
  );
  return [hex(background), hex(ink)];
}

function distance(one: number, other: number): number {
  return [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
}

function hex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
