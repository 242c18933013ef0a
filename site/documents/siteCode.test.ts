import { createCanvas, Path2D } from '@napi-rs/canvas';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { siteCode } from './siteCode.ts';

/** Renders the code with four pixels per dot and decodes it. */
function decode({ size, d }: ReturnType<typeof siteCode>): string | undefined {
  const [scale, side] = [4, size * 4];
  const pen = createCanvas(side, side).getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#000000';
  pen.scale(scale, scale);
  pen.fill(new Path2D(d));
  const { data } = pen.getImageData(0, 0, side, side);
  return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

test('the code of any web address decodes to the address', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'] }), (address) => {
      expect(decode(siteCode(address))).toBe(address);
    }),
    { numRuns: 30 },
  );
});
