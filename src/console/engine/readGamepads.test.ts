import { describe, expect, it, test } from 'vitest';
import type { ButtonName } from './buttons.ts';
import { type GamepadState, initialReading, readGamepads } from './readGamepads.ts';

/** A gamepad with these buttons pressed. */
function pad(pressedIndices: readonly number[], more: Partial<GamepadState> = {}): GamepadState {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: pressedIndices.includes(index) }));
  return { id: '', index: 0, mapping: 'standard', axes: [0, 0, 0, 0], buttons, ...more };
}

/** A gamepad's axes with these values. All other axes are at rest. */
function axesAt(values: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 10 }, (_, index) => values[index] ?? (index === 9 ? 3.2857 : 0));
}

/** The pressed buttons after readings of these axis values, one after another. */
function downAfter(mapping: GamepadMappingType, ...readings: readonly Readonly<Record<number, number>>[]) {
  let reading = initialReading;
  for (const values of readings) reading = readGamepads(reading, [pad([], { mapping, axes: axesAt(values) })]);
  return [...reading.down];
}

const buttonsDown = (...pads: readonly GamepadState[]) => [...readGamepads(initialReading, pads).down];

describe('the pressed buttons', () => {
  it('follow the standard mapping', () => {
    const inOrder = Array.from({ length: 17 }, (_, index) => buttonsDown(pad([index])).join() || '-');
    expect(inOrder.join(' ')).toBe('b a - - - - - - select start - - up down left right -');
  });

  it('are none without a pad or without buttons', () => {
    expect(buttonsDown()).toEqual([]);
    expect(buttonsDown(pad([], { buttons: [] }))).toEqual([]);
  });

  it('combine several pads', () => {
    expect(new Set(buttonsDown(pad([1]), pad([12, 1], { index: 2 })))).toEqual(new Set(['up', 'a']));
  });

  it('follow the order of a known pad without the standard mapping', () => {
    const snes = { mapping: '', id: '583-2060-USB,2-axis 8-button gamepad' } as const;
    expect(buttonsDown(pad([1], snes))).toEqual(['b']);
    expect(buttonsDown(pad([2, 12], snes))).toEqual([]);
  });
});

describe('the axes of a gamepad', () => {
  test.each<[GamepadMappingType, number, number, ButtonName]>([
    ['standard', 0, -1, 'left'],
    ['standard', 0, 0.5, 'right'],
    ['standard', 1, -0.7, 'up'],
    ['standard', 2, -1, 'left'],
    ['standard', 3, 1, 'down'],
    ['', 0, -1, 'left'],
    ['', 6, 1, 'right'],
    ['', 7, -1, 'up'],
  ])('mapping %j: axis %d at %d is %s', (mapping, axis, value, button) => {
    expect(downAfter(mapping, {}, { [axis]: value })).toEqual([button]);
    expect(downAfter(mapping, {}, { [axis]: value }, {})).toEqual([]);
  });

  test.each<[number, readonly ButtonName[]]>([
    [-1, ['up']],
    [-0.71429, ['up', 'right']],
    [0.14286, ['down']],
    [0.71429, ['left']],
    [1, ['up', 'left']],
    [1.28571, []],
    [3.28571, []],
    [0, []],
    [0.00392, []],
  ])('a hat at %d is %j', (value, buttons) => {
    expect(downAfter('', {}, { 9: value })).toEqual(buttons);
  });

  test.each<[string, GamepadMappingType, Readonly<Record<number, number>>]>([
    ['the rounding error of 8-bit axes', '', { 0: 0.00392, 1: -0.00392, 6: 0.00392, 9: 0.00392 }],
    ['a worn stick', 'standard', { 0: 0.29, 1: -0.29, 2: 0.29, 3: 0.29 }],
    ['triggers at their end', '', { 2: -1, 5: -1, 3: 1, 4: 1 }],
    ['hats out of range', '', { 0: 3.2857, 6: 3.2857, 9: 3.2857 }],
    ['a hat axis that the standard mapping does not have', 'standard', { 6: -1, 9: -1 }],
  ])('ignore %s', (_, mapping, axes) => {
    expect(downAfter(mapping, axes)).toEqual([]);
    expect(downAfter(mapping, {}, axes)).toEqual([]);
  });

  it('press nothing until they have been in the middle, because a throttle stays at its end', () => {
    const throttle = { 6: -1, 7: 1, 9: -1 };
    expect(downAfter('', throttle, throttle)).toEqual([]);
    expect(downAfter('', throttle, {}, { 6: -1 })).toEqual(['left']);
  });

  it('press at 0.5 and release below 0.3', () => {
    const readings = [0, 0.49, 0.5, 0.31, 0.29, 0.49].map((value) => ({ 1: value }));
    const counts = readings.map((_, index) => downAfter('standard', ...readings.slice(0, index + 1)).length);
    expect(counts).toEqual([0, 0, 1, 1, 0, 0]);
  });

  it('can reverse without resting in between', () => {
    expect(downAfter('standard', {}, { 0: 1 }, { 0: -1 })).toEqual(['left']);
    expect(downAfter('standard', {}, { 0: 1 }, { 0: -0.4 })).toEqual([]);
  });

  it('press the main direction of a stick, but both directions of a diagonal on a D-pad', () => {
    expect(downAfter('standard', {}, { 0: 0.6, 1: -0.8 })).toEqual(['up']);
    expect(downAfter('', {}, { 0: 1, 1: -1 })).toEqual(['up', 'right']);
  });
});
