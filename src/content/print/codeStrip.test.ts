import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeStrip } from './codeStrip.ts';
import { initials } from './initials.ts';

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

test('another code has other bars', () => {
  expect(codeStrip('PRES-P1-USA').d).not.toBe(codeStrip('PRES-P2-USA').d);
});

test.each([
  ['Player One', 'PO'],
  ['Ada', 'A'],
  ['María José Carreño Quiñones', 'MQ'],
  ['Łukasz Żak', 'LZ'],
  ['Øystein Ødegård', 'OO'],
  ['Đorđe ßtraße', 'DS'],
  ['Þóra Æsir', 'TA'],
  ['Łucja Ødegård 🚀', 'LO'],
  ['山田 太郎', ''],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
