import type { KeyboardEvent } from 'react';
import { isPlainKey } from '../../../view/isPlainKey.ts';

/** The button that an arrow key, Home or End leads to in a list of buttons: a row, column or grid. */
export function buttonForKey(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const { currentTarget: list, key, shiftKey, nativeEvent } = event;
  // The DOM types are wider: these children are HTML elements, and a key's target is a node.
  const items = [...list.children] as HTMLElement[];
  const at = items.findIndex((item) => item.contains(event.target as Node));
  const perLine = Math.max(
    1,
    items.findIndex(({ offsetTop }) => offsetTop !== items[0]?.offsetTop),
  );
  const toRight = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const steps = new Map([
    ['ArrowLeft', -toRight],
    ['ArrowRight', toRight],
    ['ArrowUp', -perLine],
    ['ArrowDown', perLine],
    ['Home', -at],
    ['End', items.length - 1 - at],
  ]);
  const step = steps.get(key);
  if (step === undefined || shiftKey || !isPlainKey(nativeEvent)) return null;
  return (items[at + step] ?? items[at])?.querySelector<HTMLElement>('[tabindex]') ?? null;
}
