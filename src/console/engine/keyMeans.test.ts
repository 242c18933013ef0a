import { describe, expect, it, test } from 'vitest';
import { type ButtonName, bindings } from './buttons.ts';
import { type KeyPress, keyMeans } from './keyMeans.ts';

const inside: Omit<KeyPress, 'key'> = { modified: false, focus: 'inside', on: 'other' };
const keys = bindings.flatMap((binding) => binding.keys);

describe('keyMeans', () => {
  test.each<[string, ButtonName]>([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['x', 'a'],
    ['X', 'a'],
    ['a', 'a'],
    ['z', 'b'],
    ['b', 'b'],
    ['B', 'b'],
    ['Escape', 'b'],
    ['Enter', 'start'],
    ['Backspace', 'select'],
  ])('%s is %s', (key, button) => {
    expect(keyMeans({ ...inside, key })).toBe(button);
  });

  test.each(['q', 'Shift', 'Tab', ' ', 'Home', 'PageDown', 'F5', 'ä', '', 'Dead'])('%j is no button', (key) => {
    expect(keyMeans({ ...inside, key })).toBeUndefined();
  });

  it('belongs to one button alone', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each<[string, Partial<KeyPress>]>([
    ['with a modifier', { modified: true }],
    ['in a text field', { on: 'field' }],
    ['with the focus elsewhere', { focus: 'elsewhere' }],
  ])('no key %s is a button', (_, where) => {
    for (const key of keys) expect(keyMeans({ ...inside, key, ...where })).toBeUndefined();
  });

  test.each(keys)('%s with the focus nowhere counts unless it is a letter or Backspace', (key) => {
    const isOnlyInside = key.length === 1 || key === 'Backspace';
    expect(keyMeans({ ...inside, key, focus: 'nowhere' }) === undefined).toBe(isOnlyInside);
  });

  test.each(keys)('%s on a link or a button is a button unless it is Enter', (key) => {
    expect(keyMeans({ ...inside, key, on: 'pressable' }) === undefined).toBe(key === 'Enter');
  });
});
