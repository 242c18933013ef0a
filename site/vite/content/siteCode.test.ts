import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { siteCode } from './siteCode.ts';

/** Renders the code with four pixels per dot and decodes it. */
function decode({ size, d }: ReturnType<typeof siteCode>): string | undefined {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      const to = from + Number(length) * scale * 4;
      for (let at = from; at < to; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

test('any web address decodes to itself', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'] }), (address) => {
      expect(decode(siteCode(address))).toBe(address);
    }),
    { numRuns: 30 },
  );
});
