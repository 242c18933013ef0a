import { type ButtonName, bindings } from './buttons.ts';

export type KeyPress = {
  readonly key: string;
  /** `KeyboardEvent.code`, the physical key; `''` if the browser does not report it. */
  readonly code: string;
  readonly hasModifier: boolean;
  readonly focus: 'inside' | 'nowhere' | 'elsewhere';
  /** The focused element: a text field, an element that Enter activates, or neither. */
  readonly target: 'field' | 'pressable' | 'other';
};

/**
 * The button for a key, if any. Modifiers, keys in text fields, and Enter on a link or button are
 * left to the browser. Letters (WCAG 2.1.4) and Backspace count only inside the console.
 */
export function buttonForKey({ key, code, hasModifier, focus, target }: KeyPress): ButtonName | undefined {
  if (hasModifier || target === 'field' || focus === 'elsewhere') return undefined;
  if (key === 'Enter' && target === 'pressable') return undefined;
  const name = keyName(key, code);
  if (needsFocusInside(name) && focus !== 'inside') return undefined;
  return bindings.find(({ keys }) => keys.includes(name))?.button;
}

/** Matches letters of a non-Latin script. Names of keys, such as `Enter`, are Latin. */
const nonLatin = /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u;

/**
 * The key's name as the bindings spell it: letters are in lower case even with Caps Lock on. On a
 * layout without Latin letters, it is the physical key's letter on a US keyboard.
 */
function keyName(key: string, code: string): string {
  const letter = nonLatin.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const name = letter ?? key;
  return name.length === 1 ? name.toLowerCase() : name;
}

/** Letters may be dictated or typed by accident, and Backspace once was the browser's "go back". */
function needsFocusInside(name: string): boolean {
  return name.length === 1 || name === 'Backspace';
}
