// Dot space: origin at the upper left, y down. The ground's top is at dot 46.
import { outlineRows } from '../outlineRows.ts';
import type { SpriteData } from '../SpriteData.ts';
import { type Layer, stackSprites } from '../stackSprites.ts';
import {
  developer,
  dog,
  flower,
  ground,
  house,
  map,
  missing,
  moon,
  question,
  signpost,
  smoke,
} from './notFound/figures.ts';
import { palette } from './notFound/palette.ts';
import { skyline } from './notFound/skyline.ts';

const size = { width: 96, height: 64 };
const groundTop = 46;
/** Where the road ends; it goes on 24 dots further. */
const gap = 56;

/** Heights of the hills, one digit a column. */
const farHills = '334455566677778888889999999888877776665554444455556667778889999aaaaaaa999888877766655544433333344';
const nearHills = '665554443332221111111112222333344445555555444433332222111111112223334445556666667777777666655544';

/** Points of light in the sky, and in what shows where the road is gone: column and row. */
const stars = [
  [6, 5],
  [22, 3],
  [36, 3],
  [57, 8],
  [66, 3],
  [72, 16],
  [86, 19],
  [60, 20],
  [61, 58],
  [75, 60],
  [67, 56],
] as const;

/** The picture of the 404 page: the road ends, the map does not help, the dog has seen it at once, and home is just over there. */
export function notFound(): SpriteData {
  return stackSprites(size, palette, [...sky(), ...land(), ...starlight(), ...company()]);
}

function sky(): readonly Layer[] {
  const band = (key: string, y: number, height: number): Layer => ({ rows: filled(size.width, height, key), x: 0, y });
  return [
    band('1', 0, 11),
    band('2', 11, 9),
    band('3', 20, 8),
    band('4', 28, 6),
    band('5', 34, 12),
    { rows: moon, x: 74, y: 3 },
  ];
}

function starlight(): readonly Layer[] {
  return stars.map(([x, y]) => ({ rows: ['w'], x, y }));
}

function land(): readonly Layer[] {
  const far = skyline(heights(farHills), '6');
  const near = skyline(heights(nearHills), '7');
  const depth = size.height - groundTop;
  return [
    { rows: far, x: 0, y: groundTop - far.length },
    { rows: near, x: 0, y: groundTop - near.length },
    ...[0, 16, 32, 48, 80].map((x) => ({ rows: ground, x, y: groundTop })),
    { rows: filled(26, depth, 'k'), x: gap - 1, y: groundTop },
    { rows: filled(24, depth, '8'), x: gap, y: groundTop },
    ...[0, 8, 16].map((x) => ({ rows: missing, x: gap + x, y: groundTop })),
  ];
}

function company(): readonly Layer[] {
  const figure = (rows: readonly string[], x: number): Layer => ({
    rows: outlineRows(rows, 'k'),
    x: x - 1,
    y: groundTop - rows.length - 1,
  });
  return [
    figure(signpost, 4),
    { rows: flower, x: 18, y: groundTop - flower.length },
    { rows: flower, x: 1, y: groundTop - flower.length },
    { rows: smoke, x: 82, y: 22 },
    figure(house, 80),
    figure(developer, 24),
    { rows: outlineRows(map, 'k'), x: 25, y: 30 },
    { rows: outlineRows(question, 'k'), x: 42, y: 5 },
    figure(dog, 43),
  ];
}

function heights(digits: string): readonly number[] {
  return [...digits].map((digit) => Number.parseInt(digit, 16));
}

function filled(width: number, height: number, key: string): readonly string[] {
  return Array.from({ length: height }, () => key.repeat(width));
}
