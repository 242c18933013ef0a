import type { Action } from './actions.ts';
import type { AskedLook } from './pages/asked.ts';
import type { Told } from './pages/Told.ts';

/** A project, and what a user does to it, step by step; after each, and before the first, the book is looked at. */
export interface ParityCase extends Told {
  /** @default [1000, 700] */
  readonly window?: readonly [width: number, height: number];
  /** Whether the user has asked for less motion. @default false */
  readonly isStill?: boolean;
  /** What is looked at besides the usual. */
  readonly looks?: readonly AskedLook[];
  readonly steps?: Readonly<Record<string, Action | readonly Action[]>>;
}

export type ParityCases = Readonly<Record<string, ParityCase>>;
