import type { Corner } from '../flipbook/engine/shapes.ts';

/** What turns the manual's pages, whichever way it is read. */
export interface PageTurner {
  /** A page back or on. @param corner - where a page of paper is lifted */
  turn(direction: 'back' | 'forward', corner?: Corner): void;
}
