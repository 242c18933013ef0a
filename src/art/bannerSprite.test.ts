import { expect, test } from 'vitest';
import { bannerSprite, plainBanner } from './bannerSprite.ts';
import { outlines } from './testing/outlines.ts';

/** The outlines of the ink: the characters, and the hems of the cloth. */
const inkOf = (name: string) => bannerSprite(name)?.paths.find(({ key }) => key === 'k')?.d;

/** The left and right edge and the height of the characters, without the hems. */
function extentOf(name: string) {
  const corners = outlines(inkOf(name) ?? '').flat();
  const inner = corners.filter(([x]) => x > 1 && x < 91);
  const [columns, rows] = [inner.map(([x]) => x), inner.map(([, y]) => y)];
  return { left: Math.min(...columns), right: Math.max(...columns), height: Math.max(...rows) - Math.min(...rows) };
}

test.each([
  ['in large characters', 'ACME'],
  ['in narrow characters', 'HOWELLSNYMWZ'],
  ['on two lines', 'NORTHWIND GAMES'],
  ['broken after a hyphen', 'HEWLETT-PACKARD'],
  ['in small characters', 'SCHWARZENEGGERWERK'],
  ['on three lines', 'INTERNATIONAL BUSINESS MACHINES CORP.'],
  ['that is one word of forty characters', 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTENRAT1'],
])('a name %s fits between the trims', (_, name) => {
  const { left, right, height } = extentOf(name);
  expect(left).toBeGreaterThanOrEqual(4);
  expect(right).toBeLessThanOrEqual(88);
  expect(height).toBeGreaterThanOrEqual(10);
  expect(height).toBeLessThanOrEqual(17);
});

test.each([
  ['large', (character: string) => character],
  ['narrow', (character: string) => `${character}AAAAAAA${character}`],
  ['small', (character: string) => `${character}AAAAAAAAAAAAAAA${character}`],
])('no two characters look the same in %s glyphs', (_, nameWith) => {
  const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&-.',+!"];
  expect(new Set(characters.map((character) => inkOf(nameWith(character)))).size).toBe(characters.length);
});

test.each(['株式会社', 'شركة', 'ACME™', 'A'.repeat(64)])(
  'a name that is too long, or has a character without a glyph, has no sprite: %s',
  (name) => {
    expect(bannerSprite(name)).toBeUndefined();
  },
);

test('a banner without a name is plain cloth', () => {
  expect(plainBanner.paths.find(({ key }) => key === 'k')?.d).toBe('M0 0h1v20h-1zm91 0h1v20h-1z');
});
