import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeStrip } from './codeStrip.ts';

test('bars stand side by side, within the width', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (code) => {
      const { width, d } = codeStrip(code);
      let end = -1;
      for (const [, x, bar] of d.matchAll(/M(\d+) 0h(\d+)/g)) {
        expect(Number(x)).toBeGreaterThan(end);
        end = Number(x) + Number(bar);
      }
      expect(end).toBe(width);
    }),
  );
});

test('two guards, a bar or two for each pair of a letter’s bits, two guards', () => {
  expect(barsOf('')).toEqual({ width: 7, bars: ['0 1', '2 1', '4 1', '6 1'] });
  // A is 1000001 in bits: of each second one, from the right, the first and the last are set.
  expect(barsOf('A')).toEqual({
    width: 18,
    bars: ['0 1', '2 1', '4 2', '7 1', '9 1', '11 2', '15 1', '17 1'],
  });
});

function barsOf(code: string) {
  const { width, d } = codeStrip(code);
  return {
    width,
    bars: d
      .split('z')
      .slice(0, -1)
      .map((bar) => bar.replace(/^M(\d+) 0h(\d)v1h-\2$/, '$1 $2')),
  };
}
