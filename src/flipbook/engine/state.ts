import type { Outline, TurnIntent } from './outline.ts';
import type { EasingName } from './run.ts';
import type { Settings } from './settings.ts';
import type { Point } from './shapes.ts';
import { type Binding, openPage, type Pages, type Turn } from './spreads.ts';

/** What made the page change, given to `onPageChange`. */
export type Reason = 'drag' | 'click' | 'swipe' | 'key' | 'method' | 'find' | 'invalid' | 'pages';

/** The kinds of pointers that differ in their gestures. */
export type PointerKind = 'mouse' | 'pen' | 'touch';

/** A movement of the corner that runs by itself, in the turn's page space. */
export interface Run {
  /** Runs of a book are numbered from 1. */
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  /** 0 when the page was released at the end of its way. */
  readonly durationMs: number;
  readonly easing: EasingName;
}

/** At rest. */
export interface Reading {
  readonly phase: 'read';
  readonly run?: never;
}

/** A corner is lifted because a pointer is near it, or to show that it can be. */
export interface CornerLifted {
  readonly phase: 'fold_corner';
  readonly turn: Turn;
  /** Where the pointer has the corner, in page space, within reach of the paper. */
  readonly at: Point;
  /** The corner's way up or down; `null` while it follows the pointer. */
  readonly run: Run | null;
  readonly isFalling: boolean;
  /** Whether it shows itself, and falls when it has risen. */
  readonly isShow?: boolean;
}

/** A page is dragged. */
export interface PageFolded {
  readonly phase: 'user_fold';
  /** The point of the flat page that the pointer holds, in page space. */
  readonly grip: Point;
  readonly turn: Turn;
  /** Where the pointer has the corner, in page space, within reach of the paper. */
  readonly at: Point;
  readonly run?: never;
}

/** A page turns by itself. */
export interface PageFlipping {
  readonly phase: 'flipping';
  readonly turn: Turn;
  readonly run: Run;
  /** Whether the run completes the turn, returns a page that did not turn, or ends a turn that is not to land any more. */
  readonly outcome: 'complete' | 'return' | 'abandoned';
  readonly reason: Reason;
  /** The request that this turn answers, if it was requested. */
  readonly request: number | null;
}

/** The four states of the specification, each with what it needs. Without a `run` nothing moves by itself. */
export type Motion = Reading | CornerLifted | PageFolded | PageFlipping;

/** A pointer that is down on the book. */
export interface Press {
  /** Decided where the pointer went down. */
  readonly intent: TurnIntent;
  /** Where it went down, in book space. */
  readonly from: Point;
  /** How many px of the window one px of the book is: the thresholds of gestures are px of the window. */
  readonly scale: Point;
  readonly timeMs: number;
  readonly pointer: PointerKind;
  /** Whether it may drag a page. */
  readonly drags: boolean;
  /** Whether it is what clears a selection: then it is no click, unless a page folds after all. */
  readonly deselects: boolean;
  /** `press`: may still become a click or a fold. `fold`: drags a page. `idle`: may only still become a swipe. */
  readonly role: 'press' | 'fold' | 'idle';
}

/** Everything that changes while a book is open. Plain data: JSON keeps all of it. */
export interface BookState {
  /** The first page of the open spread; during a turn, of the one it began at. */
  readonly page: number;
  readonly motion: Motion;
  readonly press: Press | null;
  /** The id of the last run that began; 0 before the first. */
  readonly lastRun: number;
}

/** The book and its settings at the moment of an event. */
export interface Model extends Outline, Pages, Settings {
  /** `undefined` is `anywhere`. */
  readonly dragFrom: 'anywhere' | 'edges' | 'grip' | undefined;
  readonly turnBy: Readonly<Record<'click' | 'drag' | 'swipe', boolean>>;
  /** Whether a turn lands before a step to the next spread begins, as in `page-flip`. Else the step takes its place. */
  readonly landEachTurn?: boolean | undefined;
}

/** By what a page can be turned: by all that is not switched off. */
export interface TurnBy {
  /** A click, also in a corner. @default true */
  readonly click?: boolean | undefined;
  /** Dragging; with a mouse, text can be selected where it is off. @default true */
  readonly drag?: boolean | undefined;
  /** A quick stroke of a finger. @default true */
  readonly swipe?: boolean | undefined;
  /** Keys, in place of `keyboard`. */
  readonly keys?: boolean | undefined;
}

/** A turn that is certain to begin. Pages are the first ones of their spreads. */
export interface ComingTurn {
  readonly from: number;
  readonly to: number;
  readonly reason: Reason;
  /** 0 when nothing will move. */
  readonly durationMs: number;
}

/** What a step means for the world outside. */
export type Effect =
  | ({ readonly type: 'turn-began' } & ComingTurn)
  | { readonly type: 'state-changed'; readonly state: Motion['phase'] }
  | { readonly type: 'page-flipped'; readonly page: number; readonly reason: Reason }
  | TurnEnded;

/** A turn landed, or did not: it returned, was replaced, or could not begin (then it has no `run`). */
export interface TurnEnded {
  readonly type: 'turn-ended';
  readonly run: number | null;
  readonly request: number | null;
  /** Whether a `turn-began` came before: not where a page returns that was let go too early. */
  readonly began: boolean;
  readonly landed: boolean;
}

/** A state, and the effects of reaching it, in order. */
export interface Step {
  readonly state: BookState;
  readonly effects: readonly Effect[];
}

/** The state of a book that has just been opened where `page` is. */
export function openAt(page: number, binding: Binding): BookState {
  return { page: openPage(page, binding), motion: { phase: 'read' }, press: null, lastRun: 0 };
}
