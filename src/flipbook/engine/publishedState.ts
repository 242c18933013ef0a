import { targetOf } from './run.ts';
import {
  type Binding,
  leavesOf,
  openPages,
  pagesOf,
  spreadAt,
  spreadCount,
  spreadIndexOf,
  type Turn,
} from './spreads.ts';
import type { BookState, Motion } from './state.ts';

/** The book's state, for its parts and the components around it. */
export interface PublishedState {
  readonly state: Pick<BookState, 'page' | 'motion'>;
  readonly binding: Binding;
  /** The turn that the `turn` prop freezes, and its progress from 0 to 1. */
  readonly frozen?: { readonly turn: Turn; readonly progress: number } | null | undefined;
}

/** The open spread, for content on its pages and around it. Pages are counted from 0. */
export interface SpreadView {
  /** The first page of the open spread; during a turn, of the spread where it began. */
  readonly page: number;
  /** The open pages, in reading order: one or two, none in an empty book. */
  readonly openPages: readonly number[];
  /** The first page of the running turn's target spread; at rest, `page`. */
  readonly targetPage: number;
  readonly pageCount: number;
  /** Whether there is a spread before the target. */
  readonly canPrevious: boolean;
  /** Whether there is a spread after the target. */
  readonly canNext: boolean;
  readonly state: Motion['phase'];
}

export function spreadViewOf({ state, binding }: PublishedState): SpreadView {
  const targetPage = targetOf(state);
  const target = spreadIndexOf(targetPage, binding);
  return {
    page: state.page,
    openPages: openPages(state.page, binding),
    targetPage,
    pageCount: binding.pageCount,
    canPrevious: target > 0,
    canNext: target < spreadCount(binding) - 1,
    state: state.motion.phase,
  };
}

/** One page, for the content on it. */
export interface FlipbookPageView {
  /** The page's zero-based index. */
  readonly index: number;
  /** Whether the page lies open; during a turn, in the spread where it began. */
  readonly isOpen: boolean;
  /** Whether the page is in or next to the open spread, or in or next to a turn's target. */
  readonly isNear: boolean;
  /** Whether the page is a side of a leaf that is dragged or turns. */
  readonly isTurning: boolean;
}

export function pageViewOf(index: number, { state, binding }: PublishedState): FlipbookPageView {
  const { page, motion } = state;
  const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
  return {
    index,
    isOpen: spreadIndexOf(index, binding) === spreadIndexOf(page, binding),
    isNear: [page, targetOf(state)].some(
      (at) => Math.abs(spreadIndexOf(index, binding) - spreadIndexOf(at, binding)) <= 1,
    ),
    isTurning: isMoving && leavesOf(motion.turn).some(({ front, back }) => front === index || back === index),
  };
}

/**
 * The pages to render around the open spread and both ends of a turn, in any order.
 * @param overscan - the number of pages on each side, at least the adjacent spread, because a corner
 * may lift at any time; `null` only for the first render, which has no spreads beside the open one
 */
export function pagesToRender({ state, binding }: PublishedState, overscan: number | null): readonly number[] {
  const perSpread = binding.orientation === 'portrait' ? 1 : 2;
  // `Infinity` means all.
  const reach = overscan === null ? 0 : Math.max(1, Math.ceil(Math.min(overscan, binding.pageCount) / perSpread) || 0);
  const { page, motion } = state;
  const centers = motion.phase === 'read' ? [page] : [page, motion.turn.fromPage, motion.turn.toPage];
  return centers.flatMap((center) => {
    const first = spreadIndexOf(center, binding) - reach;
    return Array.from({ length: 2 * reach + 1 }, (_, index) => pagesOf(spreadAt(first + index, binding))).flat();
  });
}
