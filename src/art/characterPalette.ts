type ColoredPart = 'skin' | 'hair' | 'shirt';

/** A palette key, the factors of the base color's channels, and the light to add (0 to 255). */
type Shade = readonly [key: string, red: number, green: number, blue: number, light: number];

/**
 * Highlights and shadows differ in hue from the base color, because a shadow of the same hue looks
 * dirty. Channels are scaled, because mixing in white or black would make dark colors dull.
 */
const shades: Readonly<Record<ColoredPart, readonly Shade[]>> = {
  skin: [
    ['l', 1.12, 1.16, 1.16, 6],
    ['s', 1, 1, 1, 0],
    ['m', 0.88, 0.74, 0.78, 0],
    ['n', 0.68, 0.46, 0.58, 0],
    ['x', 0.98, 0.72, 0.8, 8],
  ],
  hair: [
    ['g', 1.5, 1.45, 1.2, 30],
    ['H', 1.25, 1.2, 1.1, 12],
    ['h', 1, 1, 1, 0],
    ['j', 0.64, 0.6, 0.84, 0],
  ],
  shirt: [
    ['u', 1.2, 1.15, 1.1, 28],
    ['t', 1, 1, 1, 0],
    ['T', 0.68, 0.66, 0.82, 0],
    ['d', 0.46, 0.42, 0.62, 4],
  ],
};

/** The shades of `#rrggbb` colors, by palette key. A missing or invalid color has none, so defaults stay. */
export function characterPalette(
  colors: Readonly<Partial<Record<ColoredPart, string | undefined>>>,
): Readonly<Record<string, string>> {
  const palette: Record<string, string> = {};
  for (const part of ['skin', 'hair', 'shirt'] as const) {
    const color = colors[part];
    if (color === undefined || !/^#[\da-f]{6}$/i.test(color)) continue;
    for (const [key, red, green, blue, light] of shades[part])
      palette[key] = shadeColor(color, [red, green, blue], light);
  }
  return palette;
}

function shadeColor(color: string, factors: readonly number[], light: number): string {
  const channels = factors.map((factor, index) => {
    const channel = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.min(255, Math.round(channel * factor + light))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
