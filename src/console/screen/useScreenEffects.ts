import { type RefObject, useRef } from 'react';
import type { ScreenEffect } from '../engine/stepConsole.ts';
import { itemAtCursor, moveCursor } from '../menu/menuCursor.ts';

export const stepPx = 100;

/** The longest a smooth scroll takes, in milliseconds. Until then, a press extends its target. */
const underWayMs = 500;

/** Returns a function that runs effects on the scrolling element, or on the open Start Menu. */
export function useScreenEffects({ screen, menu }: Record<'screen' | 'menu', RefObject<HTMLElement | null>>) {
  const scroll = useStepScroll(screen);
  return (effect: ScreenEffect) => {
    switch (effect.type) {
      case 'scroll':
        return scroll(effect.by);
      case 'move-menu-cursor':
        return menu.current ? moveCursor(menu.current, effect.by) : undefined;
      case 'choose-menu-item':
        return menu.current ? itemAtCursor(menu.current)?.click() : undefined;
      case 'send-company':
        return screen.current?.querySelector('form')?.requestSubmit();
      default:
        return effect satisfies never;
    }
  };
}

/** Scrolls an element by 100 px up (-1) or down (1). Quick presses all count in full. */
function useStepScroll(scroller: RefObject<HTMLElement | null>): (direction: 1 | -1) => void {
  const last = useRef({ goalPx: 0, at: Number.NEGATIVE_INFINITY });
  return (direction) => {
    const element = scroller.current;
    if (!element) return;
    const now = performance.now();
    const { goalPx, at } = last.current;
    const fromPx = now - at < underWayMs ? goalPx : element.scrollTop;
    const lowestPx = element.scrollHeight - element.clientHeight;
    const top = Math.min(lowestPx, Math.max(0, fromPx + direction * stepPx));
    last.current = { goalPx: top, at: now };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  };
}
