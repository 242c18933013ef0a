import type { AskedLook } from './Observation.ts';

/** A place in the book's element: shares of its width and height from the top left. */
export type Place = readonly [x: number, y: number];

/** What a user, or the app, does. Plain data: the same is given to both books. */
export type Action =
  | {
      readonly do: 'click';
      readonly at: Place;
      readonly button?: 'right' | 'middle';
      readonly count?: number;
      /** Held while it is clicked. */
      readonly key?: 'Shift' | 'Control';
    }
  | { readonly do: 'hover'; readonly at: Place }
  /** Presses at the first place, goes to each other one, and releases at the last unless it is held. */
  | { readonly do: 'drag'; readonly over: readonly Place[]; readonly held?: boolean }
  | { readonly do: 'release' }
  /** A finger: one place is a tap. */
  | { readonly do: 'touch'; readonly over: readonly Place[] }
  | { readonly do: 'key'; readonly key: string }
  /** Methods of the book, called without a pause. */
  | { readonly do: 'call'; readonly calls: readonly (readonly [string, ...(number | string)[]])[] }
  /** Clicks what has that text. */
  | { readonly do: 'click text'; readonly text: string }
  | { readonly do: 'size'; readonly window: readonly [width: number, height: number] };

/** One step, after which both books are looked at. */
export interface Step {
  readonly name: string;
  readonly actions: readonly Action[];
  /** What is looked at besides the usual. */
  readonly looks?: readonly AskedLook[];
}

/** What an address can carry. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A project, and what is done to it. */
export interface ParityCase {
  readonly name: string;
  /** A file of `projects`. */
  readonly project: string;
  /** What the case adds to the props of the book, as the address carries it. */
  readonly props?: Readonly<Record<string, Json>>;
  /** @default [1000, 700] */
  readonly window?: readonly [width: number, height: number];
  /** Whether the user has asked for less motion. @default false */
  readonly isStill?: boolean;
  /** Whether nothing runs beside it: a time is measured. @default false */
  readonly isAlone?: boolean;
  /** What is looked at besides the usual when the book has been opened. */
  readonly looks?: readonly AskedLook[];
  readonly steps: readonly Step[];
}
