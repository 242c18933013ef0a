import { type ButtonName, bindings } from './buttons.ts';

/** The indices of the console's buttons in `Gamepad.buttons`. */
export type PadOrder = Readonly<Partial<Record<ButtonName, readonly number[]>>>;

const standard: PadOrder = Object.fromEntries(bindings.map(({ button, gamepad }) => [button, gamepad]));

/** Face buttons clockwise from the top, as on most cheap USB pads and adapters. */
const clockwise: PadOrder = { a: [1], b: [2], select: [8], start: [9] };

/** A, B, X, Y, then two shoulder buttons. */
const legends: PadOrder = { a: [0], b: [1], select: [6], start: [7] };

/** A, B and a spare, X, Y and a spare, then four shoulder buttons. */
const spacedLegends: PadOrder = { a: [0], b: [1], select: [10], start: [11] };

/** The bottom button is 0 in one common order and 2 in another, so both are B. */
const guess: PadOrder = { ...clockwise, b: [0, 2] };

/**
 * Gamepads without the standard mapping, by USB vendor and product id (four hex digits each), from
 * https://github.com/mdqinc/SDL_GameControllerDB, revision 42f28e22, where `b` is the right face
 * button and `a` the bottom one.
 */
const knownPads: ReadonlyMap<number, PadOrder> = new Map([
  /** SNES-style pads: iNNEXT, Retrolink, Tomee, and unbranded ones. */
  [0x0810_e501, clockwise],
  [0x0079_0011, clockwise],
  [0x0079_0126, clockwise],
  [0x081f_e401, clockwise],
  [0x12bd_d015, clockwise],
  /** DragonRise pads, and adapters for one or two PlayStation pads. */
  [0x0079_0006, clockwise],
  [0x0810_0001, clockwise],
  [0x0810_0003, clockwise],
  /** iBuffalo Classic. */
  [0x0583_2060, legends],
  /** 8BitDo SFC30 and NES30 Pro under their first vendor ids. */
  [0x2810_0009, spacedLegends],
  [0x3820_0009, spacedLegends],
  [0x1002_9000, spacedLegends],
]);

/** All 8BitDo pads use the same order. */
const eightBitDo = 0x2dc8;

/** The order of a gamepad's buttons; a guess for an unknown one. */
export function padOrder({ id, mapping }: Pick<Gamepad, 'id' | 'mapping'>): PadOrder {
  if (mapping === 'standard') return standard;
  const { vendor, product } = usbIds(id);
  return (vendor === eightBitDo ? spacedLegends : knownPads.get(vendor * 0x10000 + product)) ?? guess;
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
