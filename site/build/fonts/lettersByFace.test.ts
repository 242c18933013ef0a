import { describe, expect, test } from 'vitest';
import { lettersByFace, nearestWeight } from './lettersByFace.ts';

const letters = (text: string) => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));

describe('lettersByFace', () => {
  const faces = [
    { family: 'Pixel', weight: 400, file: 'pixel', letters: letters('AB') },
    { family: 'Pixel', weight: 400, file: 'pixel-more', letters: letters('Ł') },
    { family: 'Sans', weight: 400, file: 'sans', letters: letters('ABC') },
    { family: 'Sans', weight: 700, file: 'sans-bold', letters: letters('ABC') },
  ];

  test('takes a letter from the first family that has it, in the weight that it has, and in no other', () => {
    const font = { families: ['Pixel', 'none', 'Sans'], weight: 700 };
    expect(lettersByFace([{ font, letters: letters('BŁC青') }], faces)).toEqual(
      new Map([
        ['pixel', letters('B')],
        ['pixel-more', letters('Ł')],
        ['sans-bold', letters('C')],
      ]),
    );
  });
});

test.each([
  [400, [400, 700], 400],
  [700, [400], 400],
  [600, [400, 700], 700],
  [450, [400, 500], 500],
  [500, [400, 700], 400],
  [300, [400, 700], 400],
  [300, [200, 400], 200],
  [800, [400, 700], 700],
  [400, [], undefined],
])('of weight %i among %j browsers take %s', (wanted, weights, taken) => {
  expect(nearestWeight(wanted, weights)).toBe(taken);
});
