import { type RefObject, useRef } from 'react';
import type { ScreenEffect } from '../engine/stepConsole.ts';
import { itemAtCursor, moveCursor } from '../menu/menuCursor.ts';

export const stepPx = 100;

/** A smooth scroll takes at most this long. Until then, a press extends its target. */
const smoothScrollMs = 500;

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

/** Returns a function that scrolls up (-1) or down (1). Each of several quick presses adds a full step. */
function useStepScroll(scroller: RefObject<HTMLElement | null>): (direction: 1 | -1) => void {
  const lastScroll = useRef({ goalPx: 0, atMs: Number.NEGATIVE_INFINITY });
  return (direction) => {
    const element = scroller.current;
    if (!element) return;
    const nowMs = performance.now();
    const { goalPx, atMs } = lastScroll.current;
    const fromPx = nowMs - atMs < smoothScrollMs ? goalPx : element.scrollTop;
    const lowestPx = element.scrollHeight - element.clientHeight;
    const top = Math.min(lowestPx, Math.max(0, fromPx + direction * stepPx));
    lastScroll.current = { goalPx: top, atMs: nowMs };
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top, behavior: isReduced ? 'instant' : 'smooth' });
  };
}
