import type { Corner } from 'react-page-turn';

/** What turns the manual's pages, whichever way it is read. */
export interface PageTurner {
  /** A page back or on. @param corner - where a page of paper is lifted */
  turn(direction: 'back' | 'forward', corner?: Corner): void;
}
