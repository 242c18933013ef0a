import { type ButtonName, bindings } from './buttons.ts';

/** A key that went down, and where. */
export type KeyPress = {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** `KeyboardEvent.code`, the key's place on the keyboard; `''` where the browser does not know it. */
  readonly code: string;
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
export function keyMeans({ key, code, modified, focus, on }: KeyPress): ButtonName | undefined {
  if (modified || on === 'field' || focus === 'elsewhere') return undefined;
  if (key === 'Enter' && on === 'pressable') return undefined;
  const name = keyName(key, code);
  if (needsFocusInside(name) && focus !== 'inside') return undefined;
  return bindings.find(({ keys }) => keys.includes(name))?.button;
}

/** Letters of a script other than Latin. Names of keys, such as `Enter`, are Latin letters. */
const otherScript = /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u;

/**
 * The key's name as the bindings have it. Where the layout has no Latin letters, the place of the
 * key counts, as on a US keyboard. Caps lock is no modifier: its X is an x.
 */
function keyName(key: string, code: string): string {
  const letter = otherScript.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const name = letter ?? key;
  return name.length === 1 ? name.toLowerCase() : name;
}

/** Whether a key has other uses on a page: letters are dictated or typed by accident, and Backspace has long meant "go back". */
function needsFocusInside(name: string): boolean {
  return name.length === 1 || name === 'Backspace';
}
