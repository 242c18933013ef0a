import type { Outline, TurnIntent } from './outline.ts';
import type { Riffling } from './riffle.ts';
import type { EasingName } from './run.ts';
import type { Settings } from './settings.ts';
import type { Point } from './shapes.ts';
import type { Sample } from './speed.ts';
import { type Binding, firstOpenPage, type Pages, type Turn } from './spreads.ts';

/** The reason for a page change, passed to `onPageChange`. */
export type Reason = 'drag' | 'click' | 'swipe' | 'wheel' | 'key' | 'method' | 'find' | 'invalid' | 'pages';

export type PointerKind = 'mouse' | 'pen' | 'touch';

/** An animated movement of the corner, in the turn's page space. */
export interface Run {
  /** Run ids count from 1 in each book. */
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  /** 0 if the page was released at the end of its path. */
  readonly durationMs: number;
  readonly easing: EasingName;
}

export interface Reading {
  readonly phase: 'read';
  readonly run?: never;
}

/** A corner is lifted because a pointer is close, or as a hint that it can be lifted. */
export interface CornerLifted {
  readonly phase: 'fold_corner';
  readonly turn: Turn;
  /** The corner's position within reach of the paper: under the pointer, or at a hint's top. */
  readonly at: Point;
  /** The corner's run up or down; `null` while it follows the pointer. */
  readonly run: Run | null;
  readonly isFalling: boolean;
  /** `true` for a hint: the corner rises, then falls. */
  readonly isHint?: boolean;
}

export interface PageFolded {
  readonly phase: 'user_fold';
  /** The point of the flat page that the pointer holds, in page space. */
  readonly grip: Point;
  readonly turn: Turn;
  /** The corner's position under the pointer, in page space, within reach of the paper. */
  readonly at: Point;
  readonly run?: never;
}

export interface PageFlipping {
  readonly phase: 'flipping';
  readonly turn: Turn;
  readonly run: Run;
  /** The run completes the turn, returns an unturned page, or ends a turn that must not land. */
  readonly outcome: 'complete' | 'return' | 'abandoned';
  readonly reason: Reason;
  readonly request: number | null;
}

/** Four states, named as in `page-flip`, each with its data. Without a `run` nothing moves by itself. */
export type Motion = Reading | CornerLifted | PageFolded | PageFlipping;

export interface Press {
  readonly id: number;
  readonly intent: TurnIntent;
  /** The position where the pointer went down, in book space. */
  readonly from: Point;
  /** Client px per book px, because the thresholds of gestures are client px. */
  readonly scale: Point;
  readonly timeMs: number;
  /** The pointer's recent positions, from which the speed of a release is computed. */
  readonly trail: readonly Sample[];
  readonly pointer: PointerKind;
  /**
   * Whether a quick stroke is a swipe. A finger's always is. A mouse's or pen's is one only if it
   * began during a turn, and not in the drop-in.
   */
  readonly maySwipe: boolean;
  readonly mayDrag: boolean;
  /**
   * Whether the press clears a text selection. Then its release turns no page. `false` once a page
   * folds or the browser scrolls.
   */
  readonly clearsSelection: boolean;
  /**
   * `press` may become a click or a fold. `fold` drags a page. `idle`, and `scroll` (the browser
   * scrolls), may only swipe.
   */
  readonly role: 'press' | 'fold' | 'idle' | 'scroll';
}

/** The state of an open book. Plain data that survives JSON. */
export interface BookState {
  /** The first page of the open spread; during a turn, of the spread where it began. */
  readonly page: number;
  readonly motion: Motion;
  readonly press: Press | null;
  /** The id of the last run that began; 0 before the first. */
  readonly lastRun: number;
}

/** The book and its settings at the moment of an event. */
export interface Model extends Outline, Pages, Settings, Riffling {
  readonly dragFrom: 'anywhere' | 'edges' | 'grip' | undefined;
  readonly turnBy: Readonly<Record<'click' | 'drag' | 'swipe' | 'flick', boolean>>;
  /** Whether the book behaves like `page-flip` where they differ. */
  readonly isDropIn?: boolean | undefined;
}

/** The ways to turn a page. */
export interface TurnBy {
  /** A click, including one in a corner. @default true */
  readonly click?: boolean | undefined;
  /** A drag; when `false`, a mouse selects text instead. @default true */
  readonly drag?: boolean | undefined;
  /** A quick stroke of a finger, or of a mouse or pen while a page turns. @default true */
  readonly swipe?: boolean | undefined;
  /**
   * A quick movement as a dragged page is released, more than `swipeDistance` from the press. The
   * page continues in that direction, wherever it is, at the speed of the hand. @default false
   */
  readonly flick?: boolean | undefined;
  /** Keys, while the focus is in the book, which Tab then reaches. @default true */
  readonly keys?: boolean | undefined;
  /**
   * A wheel or trackpad: a page for each gesture. A page that scrolls goes to its end first. If
   * enabled, the book loads `react-page-turn/wheel`. @default false
   */
  readonly wheel?: boolean | undefined;
}

/** A turn that is about to begin, or may begin. Pages are the first ones of their spreads. */
export interface ComingTurn {
  readonly from: number;
  readonly to: number;
  readonly reason: Reason;
  /** 0 when nothing will move by itself. */
  readonly durationMs: number;
  /** `false` when a drag begins: the page may fall back, and the release asks again. */
  readonly certain: boolean;
}

/** The view reports effects to handlers. */
export type Effect =
  | ({ readonly type: 'turn-coming' } & ComingTurn)
  | { readonly type: 'state-changed'; readonly state: Motion['phase'] }
  | { readonly type: 'page-flipped'; readonly page: number; readonly reason: Reason }
  | TurnEnded;

/**
 * How a requested turn ended. `boundary`: the page does not exist, or is open already. `refused`: by
 * a handler. `replaced`: by another turn, or by a change of the book. `disabled`: the `turn`
 * prop freezes the book. `hidden`: the book is hidden or not mounted.
 */
export type TurnAnswer = 'landed' | 'boundary' | 'refused' | 'replaced' | 'disabled' | 'hidden';

/** A turn landed, returned, was replaced, or (with `run: null`) could not begin. */
export interface TurnEnded {
  readonly type: 'turn-ended';
  readonly run: number | null;
  readonly request: number | null;
  /** `true` if a `turn-coming` with `certain: true` was reported for this turn. */
  readonly began: boolean;
  readonly landed: boolean;
  /** Whether a handler refused it. @default false */
  readonly refused?: boolean;
}

export interface Step {
  readonly state: BookState;
  readonly effects: readonly Effect[];
}

export function openAt(page: number, binding: Binding): BookState {
  return { page: firstOpenPage(page, binding), motion: { phase: 'read' }, press: null, lastRun: 0 };
}
