import type { PublishedState } from '../../engine/publishedState.ts';
import { type Binding, type Side, spreadCount, spreadIndexOf, type Turn } from '../../engine/spreads.ts';

/** The widest stack. A wider one looks like a box beside the book. `around.css` has this width. */
export const maxStackPx = 24;
/** How long a lift takes: quick but visible. The sheet leaves its stack in the first half. */
const liftMs = 150;

/** A stack's target width in px, and the delay and duration of the change to it. */
export interface Stack {
  readonly widthPx: number;
  readonly delayMs: number;
  readonly durationMs: number;
}

export type Stacks = Readonly<Record<Side, Stack>>;

/**
 * The stacks of read and unread sheets in a state of the book. A sheet in the air belongs to
 * neither: one stack changes in the first half of a turn, the other in the second half.
 */
export function stacksIn({ state: { page, motion }, binding, frozen }: PublishedState, thicknessPx: number): Stacks {
  const stackOf = (side: Side): Stack => {
    const widthAt = (at: number): number => stackPx(side, at, { ...binding, thicknessPx });
    // `lands` is `null` while a reader holds the page.
    const changeIn = (turn: Turn, { runMs, lands }: { runMs: number; lands: boolean | null }): Stack => {
      const [from, to] = [widthAt(turn.fromPage), widthAt(turn.toPage)];
      const widthInTurnPx = Math.min(from, to);
      const widthPx = lands === null ? widthInTurnPx : lands ? to : from;
      // Without a page beneath the leaf, the side is empty: its stack comes and goes with the leaf.
      const beneath = side === turn.near ? turn.revealed : turn.covered;
      const durationMs = beneath === null ? 0 : runMs / 2;
      return { widthPx, delayMs: widthPx > widthInTurnPx ? runMs - durationMs : 0, durationMs };
    };
    if (frozen) {
      const { widthPx, delayMs, durationMs } = changeIn(frozen.turn, { runMs: 1, lands: true });
      const elapsedMs = timeOf(frozen) - delayMs;
      const share = elapsedMs < 0 ? 0 : Math.min(1, durationMs ? elapsedMs / durationMs : 1);
      const from = widthAt(frozen.turn.fromPage);
      return { widthPx: from + (widthPx - from) * share, delayMs: 0, durationMs: 0 };
    }
    if (motion.phase === 'user_fold') return changeIn(motion.turn, { runMs: liftMs, lands: null });
    if (motion.phase !== 'flipping') return { widthPx: widthAt(page), delayMs: 0, durationMs: 0 };
    const { turn, run, outcome } = motion;
    return changeIn(turn, { runMs: run.durationMs, lands: outcome === 'complete' });
  };
  return { start: stackOf('start'), end: stackOf('end') };
}

/**
 * The elapsed share of a turn's time, from 0 to 1. The `progress` of a single leaf measures
 * distance instead, which follows a cosine in time.
 */
function timeOf({ turn, progress }: NonNullable<PublishedState['frozen']>): number {
  const share = Math.min(1, Math.max(0, progress));
  return turn.leaves ? share : Math.acos(1 - 2 * share) / Math.PI;
}

/**
 * A stack's width in px. Counts sheets as in landscape, because a book in portrait has the same
 * sheets.
 */
function stackPx(side: Side, page: number, book: Binding & { readonly thicknessPx: number }): number {
  const paper = { ...book, orientation: 'landscape' } as const;
  const sheets = Math.max(0, spreadCount(paper) - 1);
  const read = spreadIndexOf(page, paper);
  const count = side === 'start' ? read : sheets - read;
  return Math.round(Math.max(0, count) * Math.min(book.thicknessPx, maxStackPx / sheets)) || 0;
}
