import type { Locator, Page } from 'playwright';
import type { WindowName } from './windows.ts';

/** Finds what is pressed. */
export type Find = (page: Page) => Locator;

/** One press: on an element, or of a key. */
export type Press =
  | {
      readonly on: Find;
      /** Where on it, each 0 to 1. @default its middle */
      readonly at?: { readonly x: number; readonly y: number };
    }
  | { readonly key: string };

/** What leads to a state of the page: a press, or words typed into a field. */
export type Step = Press | { readonly into: Find; readonly type: string };

/** A press whose answer is timed. */
export interface Interaction {
  readonly name: string;
  /** The page's address, counted from the site's root. */
  readonly path: string;
  /** The windows in which it can be done. */
  readonly windows: readonly WindowName[];
  /** What leads to it from the loaded page. @default nothing */
  readonly before?: readonly Step[];
  readonly press: Press;
  /** What leads back, so that it can be done once more. */
  readonly back: readonly Step[];
}
