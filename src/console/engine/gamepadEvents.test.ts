import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ButtonName, buttonNames } from './buttons.ts';
import { buttonsDown, type GamepadState, gamepadEvents } from './gamepadEvents.ts';

/** A pad with these places of the standard mapping held down. */
function pad(...places: readonly number[]): GamepadState {
  const buttons = Array.from({ length: 17 }, (_, place) => ({ pressed: places.includes(place) }));
  return { connected: true, mapping: 'standard', buttons };
}

describe('buttonsDown', () => {
  test.each<[number, ButtonName | undefined]>([
    [0, 'b'],
    [1, 'a'],
    [2, undefined],
    [3, undefined],
    [7, undefined],
    [8, 'select'],
    [9, 'start'],
    [12, 'up'],
    [13, 'down'],
    [14, 'left'],
    [15, 'right'],
    [16, undefined],
  ])('place %d of the standard mapping is %s', (place, button) => {
    expect([...buttonsDown([pad(place)])]).toEqual(button ? [button] : []);
  });

  it('is nothing where there is no pad, no standard mapping, no connection, or no such button', () => {
    const { buttons } = pad(0, 1);
    expect(buttonsDown([]).size).toBe(0);
    expect(buttonsDown([null, null]).size).toBe(0);
    expect(buttonsDown([{ connected: true, mapping: '', buttons }]).size).toBe(0);
    expect(buttonsDown([{ connected: false, mapping: 'standard', buttons }]).size).toBe(0);
    expect(buttonsDown([{ connected: true, mapping: 'standard', buttons: [] }]).size).toBe(0);
  });

  it('joins what several pads hold', () => {
    expect([...buttonsDown([pad(1), null, pad(12, 1)])]).toEqual(['up', 'a']);
  });
});

describe('gamepadEvents', () => {
  const some = fc.subarray([...buttonNames]).map((buttons) => new Set(buttons));

  it('has one event for each button that went down or came up, and no other', () => {
    fc.assert(
      fc.property(some, some, (previous, current) => {
        const after = new Set(previous);
        for (const { type, button } of gamepadEvents(previous, current)) {
          expect(after.has(button)).toBe(type === 'released');
          if (type === 'pressed') after.add(button);
          else after.delete(button);
        }
        expect([...after].sort()).toEqual([...current].sort());
      }),
    );
  });

  it('has releases before presses', () => {
    expect(gamepadEvents(new Set(['left']), new Set(['right']))).toEqual([
      { type: 'released', button: 'left' },
      { type: 'pressed', button: 'right' },
    ]);
  });
});
