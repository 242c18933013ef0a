type Coloured = 'skin' | 'hair' | 'shirt';

/** A key of the palette; how much of the colour's red, green and blue is in it; and how much light is added, of 255. */
type Shade = readonly [key: string, red: number, green: number, blue: number, light: number];

/**
 * Lights are warmer and shadows cooler than their colour, as on a sunny day: a shadow in its own hue looks like dirt. They
 * are parts of the colour rather than mixtures with white and black, so that dark ones stay as rich as pale ones.
 */
const shades: Readonly<Record<Coloured, readonly Shade[]>> = {
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

/**
 * The shades of the character for the colours an owner has chosen, by the keys of its palette.
 *
 * @param colours `#rrggbb` each; what is left out, or is anything else, stays as drawn
 */
export function characterPalette(
  colours: Readonly<Partial<Record<Coloured, string | undefined>>>,
): Readonly<Record<string, string>> {
  const palette: Record<string, string> = {};
  for (const part of ['skin', 'hair', 'shirt'] as const) {
    const colour = colours[part];
    if (colour === undefined || !/^#[\da-f]{6}$/i.test(colour)) continue;
    for (const [key, red, green, blue, light] of shades[part]) palette[key] = shaded(colour, [red, green, blue], light);
  }
  return palette;
}

function shaded(colour: string, parts: readonly number[], light: number): string {
  const channels = parts.map((part, index) => {
    const channel = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.min(255, Math.round(channel * part + light))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
