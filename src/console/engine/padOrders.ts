import { type ButtonName, bindings } from './buttons.ts';

/** Where a gamepad has the console's buttons: their indices in `Gamepad.buttons`. */
export type PadOrder = Readonly<Partial<Record<ButtonName, readonly number[]>>>;

const standard: PadOrder = Object.fromEntries(bindings.map(({ button, gamepad }) => [button, gamepad]));

/** Face buttons clockwise from the top. Most cheap USB pads and adapters number theirs so. */
const clockwise: PadOrder = { a: [1], b: [2], select: [8], start: [9] };

/** A, B, X, Y, then two shoulders. */
const legends: PadOrder = { a: [0], b: [1], select: [6], start: [7] };

/** A, B and a spare, X, Y and a spare, then four shoulders. */
const spacedLegends: PadOrder = { a: [0], b: [1], select: [10], start: [11] };

/** The button at the bottom is 0 in one common order and 2 in another: both are B. */
const guess: PadOrder = { ...clockwise, b: [0, 2] };

/**
 * Pads that browsers pass on without the standard mapping, by vendor and product (USB ids, four hex
 * digits each). Where their buttons are is from SDL_GameControllerDB, revision 42f28e22,
 * https://github.com/mdqinc/SDL_GameControllerDB, whose `b` is the right face button and `a` the
 * bottom one.
 */
const knownPads: ReadonlyMap<number, PadOrder> = new Map([
  /** SNES-style pads: iNNEXT, Retrolink and Tomee, and the nameless ones of the same makers. */
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

/** 8BitDo number the buttons of all their pads alike. */
const eightBitDo = 0x2dc8;

/** The order of a gamepad's buttons, and whether it is a guess. */
export function padOrder({ id, mapping }: Pick<Gamepad, 'id' | 'mapping'>): { order: PadOrder; isGuess: boolean } {
  if (mapping === 'standard') return { order: standard, isGuess: false };
  const { vendor, product } = usbIds(id);
  const order = vendor === eightBitDo ? spacedLegends : knownPads.get(vendor * 0x10000 + product);
  return { order: order ?? guess, isGuess: order === undefined };
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
