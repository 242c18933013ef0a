import type { PublishedState } from '../../engine/publishedState.ts';
import { type Binding, type Side, spreadCount, spreadIndexOf, type Turn } from '../../engine/spreads.ts';

/** The maximum width of a stack. A wider one looks like a box beside the book. Same as in `addons.css`. */
export const maxStackPx = 24;
/** The duration of a lift: quick but visible. The leaf leaves its stack in the first half. */
const liftMs = 150;

/** A stack's target width in px, and the delay and duration of the change to it. */
export interface Stack {
  readonly widthPx: number;
  readonly delayMs: number;
  readonly durationMs: number;
}

export type Stacks = Readonly<Record<Side, Stack>>;

/**
 * The stacks of read and unread leaves in a state of the book. A turning leaf belongs to neither
 * stack: one stack changes in the first half of the turn, the other in the second half.
 */
export function stacksIn({ state: { page, motion }, binding, frozen }: PublishedState, thicknessPx: number): Stacks {
  const stackOf = (side: Side): Stack => {
    const widthAt = (at: number): number => stackPx(side, at, { ...binding, thicknessPx });
    // `endPage` is `null` while the reader drags the leaf.
    const changeIn = (turn: Turn, runMs: number, endPage: number | null): Stack => {
      const widthInTurnPx = Math.min(widthAt(turn.fromPage), widthAt(turn.toPage));
      const widthPx = endPage === null ? widthInTurnPx : widthAt(endPage);
      // If no page lies beneath the leaf, the stack on this side appears as the leaf lands, and
      // disappears as it lifts.
      const beneath = side === turn.near ? turn.revealed : turn.covered;
      const durationMs = beneath === null ? 0 : runMs / 2;
      return { widthPx, delayMs: widthPx > widthInTurnPx ? runMs - durationMs : 0, durationMs };
    };
    if (frozen) {
      // Times are shares of the turn here.
      const { widthPx, delayMs, durationMs } = changeIn(frozen.turn, 1, frozen.turn.toPage);
      const elapsed = elapsedShare(frozen) - delayMs;
      const share = elapsed < 0 ? 0 : Math.min(1, durationMs ? elapsed / durationMs : 1);
      const from = widthAt(frozen.turn.fromPage);
      return { widthPx: from + (widthPx - from) * share, delayMs: 0, durationMs: 0 };
    }
    if (motion.phase === 'user_fold') return changeIn(motion.turn, liftMs, null);
    if (motion.phase !== 'flipping') return { widthPx: widthAt(page), delayMs: 0, durationMs: 0 };
    const { turn, run, outcome } = motion;
    return changeIn(turn, run.durationMs, outcome === 'complete' ? turn.toPage : turn.fromPage);
  };
  return { start: stackOf('start'), end: stackOf('end') };
}

/**
 * The elapsed share of a turn's time, from 0 to 1. The `progress` of a single leaf is a share of its
 * distance, which follows a cosine in time.
 */
function elapsedShare({ turn, progress }: NonNullable<PublishedState['frozen']>): number {
  const share = Math.min(1, Math.max(0, progress));
  return turn.leaves ? share : Math.acos(1 - 2 * share) / Math.PI;
}

/** A stack's width in px. Counts leaves as in landscape, because a book in portrait has the same leaves. */
function stackPx(side: Side, page: number, book: Binding & { readonly thicknessPx: number }): number {
  const landscapeBook = { ...book, orientation: 'landscape' } as const;
  const leafCount = Math.max(0, spreadCount(landscapeBook) - 1);
  const readCount = spreadIndexOf(page, landscapeBook);
  const count = side === 'start' ? readCount : leafCount - readCount;
  return Math.round(Math.max(0, count) * Math.min(book.thicknessPx, maxStackPx / leafCount)) || 0;
}
