import { type ButtonName, bindings } from './buttons.ts';

/** A key that went down, and where. */
export type KeyPress = {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** Whether Ctrl, Alt, Meta or Shift is down as well. */
  readonly modified: boolean;
  /** Where the focus is: in the console, nowhere, or on something else of the page. */
  readonly focus: 'inside' | 'nowhere' | 'elsewhere';
  /** What it is on: a field for text, something that Enter itself works, or neither. */
  readonly on: 'field' | 'pressable' | 'other';
};

/**
 * The button that a key stands for, or `undefined` for a key that is none. Single letters (WCAG 2.1.4) and Backspace count
 * only inside the console; text fields, modifiers, and Enter on a link or a button are never touched.
 */
export function keyMeans({ key, modified, focus, on }: KeyPress): ButtonName | undefined {
  if (modified || on === 'field' || focus === 'elsewhere') return undefined;
  if (key === 'Enter' && on === 'pressable') return undefined;
  if (needsFocusInside(key) && focus !== 'inside') return undefined;
  // Caps lock is no modifier: its X is an x.
  const name = key.length === 1 ? key.toLowerCase() : key;
  return bindings.find(({ keys }) => keys.includes(name))?.button;
}

/** Whether a key has other uses on a page: letters are dictated or typed by accident, and Backspace has long meant "go back". */
function needsFocusInside(key: string): boolean {
  return key.length === 1 || key === 'Backspace';
}
