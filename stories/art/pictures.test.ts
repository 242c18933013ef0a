// Tests the HTML of pictures. The stories test their looks.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import {
  CharacterSprite,
  CoverArt,
  characterPoses,
  faviconSprite,
  Icon,
  iconNames,
  LevelBadge,
  Sprite,
} from '../../src/index.ts';

const attributesIn = (picture: ReactElement, name: 'd' | 'fill') =>
  [...renderToStaticMarkup(picture).matchAll(new RegExp(`<path[^>]*? ${name}="([^"]*)"`, 'g'))].map(
    (match) => match[1],
  );
const shape = (picture: ReactElement) => attributesIn(picture, 'd').join();
const fills = (picture: ReactElement) => attributesIn(picture, 'fill');
const badge = (level: number | 'bonus') => shape(createElement(LevelBadge, { level }));
const sprite = { sprite: faviconSprite, width: 64 };

test('a sprite’s colors can be replaced one by one', () => {
  const swappedFills = fills(createElement(Sprite, { ...sprite, palette: { o: '#00ff00' } }));
  expect(swappedFills).toEqual(expect.arrayContaining(['#00ff00', faviconSprite.palette.g]));
  expect(swappedFills).not.toContain(faviconSprite.palette.o);
});

test.each<[string, readonly string[]]>([
  ['pose of the character', characterPoses.map((pose) => shape(createElement(CharacterSprite, { pose, width: 48 })))],
  ['icon', iconNames.map((name) => shape(createElement(Icon, { name, width: 16 })))],
  ['level, including the bonus stage,', ([1, 2, 3, 4, 5, 6, 'bonus'] as const).map(badge)],
])('each %s has its own picture', (_, shapes) => {
  expect(shapes.filter(Boolean)).toHaveLength(shapes.length);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('an icon is one path in the text color', () => {
  for (const name of iconNames) expect(fills(createElement(Icon, { name, width: 16 }))).toEqual(['currentColor']);
});

test.each([
  [7, 6],
  [40, 6],
  [0, 1],
  [-3, 1],
  [2.9, 2],
])('level %d has the badge of level %d', (level, badgeLevel) => {
  expect(badge(level)).toBe(badge(badgeLevel));
});

describe('the colors of the character', () => {
  const colors = { skin: '#123456', hair: '#abcdef', shirt: '#fedcba' };

  it('replace the colors of the drawing', () => {
    const heroFills = fills(createElement(CharacterSprite, { colors, width: 48 }));
    expect(heroFills).toEqual(expect.arrayContaining(Object.values(colors)));
    expect(heroFills).not.toContain('#1fa596');
  });

  it('apply to the hero on the cover, but not to sky, land and city', () => {
    const cover = (heroColors: object) => fills(createElement(CoverArt, { colors: heroColors, width: 128 }));
    const changedFills = cover(colors).filter((fill, index) => fill !== cover({})[index]);
    expect(changedFills).toEqual(expect.arrayContaining(Object.values(colors)));
    expect(changedFills.length).toBeGreaterThan(8);
    expect(changedFills.length).toBeLessThan(cover({}).length / 2);
  });
});
