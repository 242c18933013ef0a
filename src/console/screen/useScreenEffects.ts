import type { RefObject } from 'react';
import type { ScreenEffect } from '../engine/ConsoleEvent.ts';
import { itemAtCursor, moveCursor } from '../menu/menuCursor.ts';
import { useStepScroll } from './useStepScroll.ts';

/** Where the engine's effects happen. */
export type ScreenEffectsOptions = {
  /** What up and down scroll. */
  screen: RefObject<HTMLElement | null>;
  /** The Start Menu, while it is there. */
  menu: RefObject<HTMLElement | null>;
};

/** Gives the function that runs the engine's effects. */
export function useScreenEffects({ screen, menu }: ScreenEffectsOptions): (effect: ScreenEffect) => void {
  const scroll = useStepScroll(screen);
  return (effect) => {
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
