import character from 'virtual:sprite/character';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterPalette } from './characterPalette.ts';

const anyColor = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

/** The approximate lightness of a color. */
function lightness(color = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return red * 0.3 + green * 0.6 + blue * 0.1;
}

describe('characterPalette', () => {
  it.each([
    ['skin', ['l', 's', 'm', 'n']],
    ['hair', ['g', 'H', 'h', 'j']],
    ['shirt', ['u', 't', 'T', 'd']],
  ] as const)('returns a highlight and shadows for any %s color, from light to dark', (part, keys) => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const palette = characterPalette({ [part]: color });
        for (const key of keys) expect(palette[key]).toMatch(/^#[\da-f]{6}$/);
        const shades = keys.map((key) => lightness(palette[key]));
        // Near black there is no range left for shadows, so the darkest shade keeps a little light.
        shades.slice(1).forEach((shade, index) => {
          expect(shade).toBeLessThanOrEqual((shades[index] ?? 0) + 4);
        });
      }),
    );
  });

  it('uses the chosen color unchanged for the base tone', () => {
    expect(characterPalette({ skin: '#123456', hair: '#abcdef', shirt: '#FF0000' })).toMatchObject({
      s: '#123456',
      h: '#abcdef',
      t: '#ff0000',
    });
  });

  it('makes shadows cooler than the color, but not highlights', () => {
    const { t = '', T = '', u = '' } = characterPalette({ shirt: '#808080' });
    const warmth = (color: string) => Number.parseInt(color.slice(1, 3), 16) - Number.parseInt(color.slice(5, 7), 16);
    expect(warmth(T)).toBeLessThan(warmth(t));
    expect(warmth(u)).toBeGreaterThanOrEqual(warmth(t));
  });

  it.each(['', 'teal', '#fff', '#12345g', 'url(#a)', undefined])(
    'keeps the palette for an invalid color: %j',
    (hair) => {
      expect(characterPalette({ hair })).toEqual({});
    },
  );

  it('returns only keys of the sprite’s palette', () => {
    const keys = Object.keys(characterPalette({ skin: '#111111', hair: '#222222', shirt: '#333333' }));
    expect(keys).toHaveLength(13);
    for (const key of keys) expect(character.palette).toHaveProperty(key);
  });
});
