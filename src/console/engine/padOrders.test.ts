import { describe, expect, test } from 'vitest';
import { padOrder } from './padOrders.ts';

const unmapped = (id: string) => padOrder({ id, mapping: '' });

describe('padOrder', () => {
  // A is the right face button, or the one labeled A; then B, select and start.
  test.each<[pad: string, id: string, order: readonly number[]]>([
    ['iNNEXT in Chromium', 'usb gamepad            (Vendor: 0810 Product: e501)', [1, 2, 8, 9]],
    ['iNNEXT in Firefox and Safari', '810-e501-usb gamepad           ', [1, 2, 8, 9]],
    ['Retrolink', 'USB Gamepad  (Vendor: 0079 Product: 0011)', [1, 2, 8, 9]],
    ['Retrolink in Firefox', '79-11-USB Gamepad ', [1, 2, 8, 9]],
    ['iBuffalo', 'USB,2-axis 8-button gamepad   (Vendor: 0583 Product: 2060)', [0, 1, 6, 7]],
    ['8BitDo SN30', '8BitDo SN30 (Vendor: 2dc8 Product: 2840)', [0, 1, 10, 11]],
    ['8BitDo SFC30 in Firefox', '2dc8-ab21-8Bitdo SFC30 GamePad', [0, 1, 10, 11]],
    ['8BitDo SFC30 by Bluetooth', 'SFC30 (Vendor: 2810 Product: 0009)', [0, 1, 10, 11]],
  ])('knows the order of %s', (_, id, order) => {
    const { order: known, isGuess } = unmapped(id);
    expect([known.a, known.b, known.select, known.start]).toEqual(order.map((index) => [index]));
    expect(isGuess).toBe(false);
  });

  test('takes the standard mapping at its word, whatever the pad', () => {
    const { order, isGuess } = padOrder({ id: 'STANDARD GAMEPAD Vendor: 0810 Product: e501', mapping: 'standard' });
    expect([order.a, order.b, order.up, isGuess]).toEqual([[1], [0], [12], false]);
  });

  test.each(['', 'Joystick', 'Other (Vendor: 1234 Product: e501)', '810-ffff-Other', 'e501-810-x', 'dead-Pad'])(
    'guesses for %j',
    (id) => {
      const { order, isGuess } = unmapped(id);
      expect([order.a, order.b, order.select, order.start]).toEqual([[1], [0, 2], [8], [9]]);
      expect(isGuess).toBe(true);
    },
  );
});
