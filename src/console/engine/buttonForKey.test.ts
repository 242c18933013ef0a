import { describe, expect, it, test } from 'vitest';
import { buttonForKey, type KeyPress } from './buttonForKey.ts';
import { type ButtonName, bindings } from './buttons.ts';

const inside: Omit<KeyPress, 'key'> = { code: '', hasModifier: false, focus: 'inside', target: 'other' };
const keys = bindings.flatMap((binding) => binding.keys);

describe('buttonForKey', () => {
  test.each<[ButtonName, readonly string[]]>([
    ['up', ['ArrowUp']],
    ['down', ['ArrowDown']],
    ['left', ['ArrowLeft']],
    ['right', ['ArrowRight']],
    ['a', ['x', 'X', 'a', 'A']],
    ['b', ['z', 'Z', 'b', 'B', 'Escape']],
    ['start', ['Enter']],
    ['select', ['Backspace']],
  ])('the keys of %s are %s', (button, itsKeys) => {
    for (const key of itsKeys) expect(buttonForKey({ ...inside, key })).toBe(button);
  });

  test.each(['q', 'Shift', 'Tab', ' ', 'Home', 'PageDown', 'F5', 'ä', '', 'Dead'])('%j presses no button', (key) => {
    expect(buttonForKey({ ...inside, key })).toBeUndefined();
  });

  // Browsers report the character of a key in `key`, and its position in `code`.
  test.each<[layout: string, key: string, code: string, button: ButtonName | undefined]>([
    ['Russian', 'Я', 'KeyZ', 'b'],
    ['Russian', 'й', 'KeyQ', undefined],
    ['Russian', 'э', 'Quote', undefined],
    ['Arabic', 'لا', 'KeyB', 'b'],
    ['Thai', 'ิ', 'KeyB', 'b'],
    ['QWERTZ', 'z', 'KeyY', 'b'],
    ['QWERTZ', 'y', 'KeyZ', undefined],
    ['Dvorak', ';', 'KeyZ', undefined],
    ['Turkish', 'ı', 'KeyX', undefined],
    ['any', 'Dead', 'KeyX', undefined],
    ['any', 'Unidentified', 'KeyX', undefined],
  ])('%s keyboard: the button for %j on the key %s is %s', (_, key, code, button) => {
    expect(buttonForKey({ ...inside, key, code })).toBe(button);
    expect(buttonForKey({ ...inside, key, code, focus: 'nowhere' })).toBeUndefined();
  });

  it('maps each key to only one button', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each<[string, Partial<KeyPress>]>([
    ['with a modifier', { hasModifier: true }],
    ['in a text field', { target: 'field' }],
    ['with the focus elsewhere', { focus: 'elsewhere' }],
  ])('no key presses a button %s', (_, keyPress) => {
    for (const key of keys) expect(buttonForKey({ ...inside, key, ...keyPress })).toBeUndefined();
  });

  test.each(keys)('without focus, %s presses a button unless it is a letter or Backspace', (key) => {
    const isOnlyInside = key.length === 1 || key === 'Backspace';
    expect(buttonForKey({ ...inside, key, focus: 'nowhere' }) === undefined).toBe(isOnlyInside);
  });

  test.each(keys)("on a link or button, %s presses the console's button unless it is Enter", (key) => {
    expect(buttonForKey({ ...inside, key, target: 'pressable' }) === undefined).toBe(key === 'Enter');
  });
});
