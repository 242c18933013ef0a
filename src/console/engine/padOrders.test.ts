import { expect, test } from 'vitest';
import { padOrder } from './padOrders.ts';

// Button indices of A, B, select and start.
test.each<[pad: string, id: string, order: readonly (readonly number[])[]]>([
  ['iBuffalo', 'USB,2-axis 8-button gamepad   (Vendor: 0583 Product: 2060)', [[0], [1], [6], [7]]],
  ['8BitDo SN30', '8BitDo SN30 (Vendor: 2dc8 Product: 2840)', [[0], [1], [10], [11]]],
  ['8BitDo SFC30 in Firefox', '2dc8-ab21-8Bitdo SFC30 GamePad', [[0], [1], [10], [11]]],
  ['8BitDo SFC30 over Bluetooth', 'SFC30 (Vendor: 2810 Product: 0009)', [[0], [1], [10], [11]]],
  ['iNNEXT', 'usb gamepad            (Vendor: 0810 Product: e501)', [[1], [0, 2], [8], [9]]],
  ['another pad of a known vendor', '583-ffff-Other', [[1], [0, 2], [8], [9]]],
  ['a pad without ids', 'dead-Pad', [[1], [0, 2], [8], [9]]],
])('padOrder knows or guesses the buttons of %s', (_, id, order) => {
  const { a, b, select, start } = padOrder({ id, mapping: '' });
  expect([a, b, select, start]).toEqual(order);
});

test('the standard mapping overrides the order of a known pad', () => {
  const order = padOrder({ id: 'STANDARD GAMEPAD Vendor: 0583 Product: 2060', mapping: 'standard' });
  expect([order.a, order.b, order.up]).toEqual([[1], [0], [12]]);
});
