import { type ButtonName, bindings } from './buttons.ts';

/** The indices of the console's buttons in `Gamepad.buttons`. */
export type PadOrder = Readonly<Partial<Record<ButtonName, readonly number[]>>>;

const standardOrder: PadOrder = Object.fromEntries(bindings.map(({ button, gamepad }) => [button, gamepad]));

/** Pads that report A, B, X, Y, then two shoulder buttons. */
const labelOrder: PadOrder = { a: [0], b: [1], select: [6], start: [7] };

/** Pads that report A, B and a spare, X, Y and a spare, then four shoulder buttons. */
const spacedLabelOrder: PadOrder = { a: [0], b: [1], select: [10], start: [11] };

/**
 * On most cheap USB pads and adapters, the right button is 1. The bottom one is 2 if they count
 * clockwise from the top, and 0 in another common order, so both are B.
 */
const guess: PadOrder = { a: [1], b: [0, 2], select: [8], start: [9] };

/**
 * Gamepads with another order, by USB vendor and product id (four hex digits each), from
 * https://github.com/mdqinc/SDL_GameControllerDB, revision 42f28e22, where `b` is the right face
 * button and `a` the bottom one.
 */
const knownPads: ReadonlyMap<number, PadOrder> = new Map([
  // iBuffalo Classic.
  [0x0583_2060, labelOrder],
  // 8BitDo SFC30 and NES30 Pro under their first vendor ids.
  [0x2810_0009, spacedLabelOrder],
  [0x3820_0009, spacedLabelOrder],
  [0x1002_9000, spacedLabelOrder],
]);

const eightBitDo = 0x2dc8;

/** The order of a gamepad's buttons; a guess for an unknown one. */
export function padOrder({ id, mapping }: Pick<Gamepad, 'id' | 'mapping'>): PadOrder {
  if (mapping === 'standard') return standardOrder;
  const { vendor, product } = usbIds(id);
  return (vendor === eightBitDo ? spacedLabelOrder : knownPads.get(vendor * 0x10000 + product)) ?? guess;
}

/** Chromium writes `Pad (Vendor: 0810 Product: e501)`; Firefox and Safari `810-e501-Pad`. */
const idFormats = /Vendor: ([\da-f]+) Product: ([\da-f]+)|^([\da-f]+)-([\da-f]+)-/i;

function usbIds(id: string): { vendor: number; product: number } {
  const [, vendor, product, shortVendor, shortProduct] = idFormats.exec(id) ?? [];
  return {
    vendor: Number.parseInt(vendor ?? shortVendor ?? '', 16),
    product: Number.parseInt(product ?? shortProduct ?? '', 16),
  };
}
