import { describe, expect, test } from 'vitest';
import { possibleFonts } from './possibleFonts.ts';

const always = (said: Record<string, string>) => ({ said: new Map(Object.entries(said)), always: true });
const perhaps = (said: Record<string, string>) => ({ ...always(said), always: false });
const tokens = new Map([['--face', new Set(['B', 'C'])]]);
const inherited = [{ families: ['A'], weight: 400 }];

describe('an element may be set in', () => {
  test.each([
    ['its parent’s font', 'p', [], ['A 400']],
    ['its own', 'p', [always({ font: '700 1em B' })], ['B 700']],
    [
      'its own or its parent’s, where a window or a state decides',
      'p',
      [perhaps({ font: '700 1em B' })],
      ['A 400', 'B 700'],
    ],
    ['each that a token may stand for', 'p', [always({ font: '1em var(--face)' })], ['B 400', 'C 400']],
    ['each of two rules', 'p', [always({ font: '1em B' }), always({ font: '1em C' })], ['B 400', 'C 400']],
    ['its parent’s, said in a rule', 'p', [always({ font: 'inherit' })], ['A 400']],
    ['its parent’s in another weight', 'p', [always({ 'font-weight': 'bold' })], ['A 700']],
    ['its parent’s in another weight or not', 'p', [perhaps({ 'font-weight': '700' })], ['A 400', 'A 700']],
    [
      'a weight and a font of two rules',
      'p',
      [always({ font: '1em B' }), always({ 'font-weight': '700' })],
      ['B 400', 'B 700'],
    ],
    ['another family', 'p', [always({ 'font-family': 'var(--face)' })], ['A 400', 'B 400', 'C 400']],
    ['bold, being a heading', 'h2', [], ['A 700']],
    [
      'bold or not, being a heading whose weight a state decides',
      'h2',
      [perhaps({ 'font-weight': '400' })],
      ['A 400', 'A 700'],
    ],
    ['what a rule says of a heading', 'h2', [always({ font: '1em B' })], ['B 400']],
  ])('%s', (_, element, sayings, fonts) => {
    const possible = possibleFonts(element, sayings, { inherited, tokens });
    expect(possible.map(({ families, weight }) => `${families} ${weight}`).sort()).toEqual(fonts);
  });
});
