import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublishedState } from '../../engine/publishedState.ts';
import { jumpTo } from '../../engine/riffle.ts';
import { type Binding, turnTo } from '../../engine/spreads.ts';
import type { Motion } from '../../engine/state.ts';
import { bookOf } from '../../engine/testing/book.ts';
import { maxStackPx, type Stacks, stacksIn } from './stacksIn.ts';

const bindingOf = (pageCount: number, overrides: Partial<Binding> = {}): Binding => ({
  pageCount,
  orientation: 'landscape',
  showCover: false,
  ...overrides,
});
const widthsOf = ({ start, end }: Stacks) => [start.widthPx, end.widthPx];
const withCover = { showCover: true };
const portrait = { orientation: 'portrait' } as const;

describe('the stacks of a book at rest', () => {
  const atRest = (page: number, binding: Binding, thicknessPx = 3) =>
    stacksIn({ state: { page, motion: { phase: 'read' } }, binding }, thicknessPx);

  test.each<[string, Binding, page: number, [start: number, end: number]]>([
    ['closed on its front cover', bindingOf(8, withCover), 0, [0, 12]],
    ['open at its first spread', bindingOf(8, withCover), 1, [3, 9]],
    ['without a cover, at the end', bindingOf(8), 6, [9, 0]],
    ['with one visible page', bindingOf(8, { ...withCover, ...portrait }), 1, [3, 9]],
    ['of 2,000 pages, at the end', bindingOf(2000), 1998, [24, 0]],
    ['without pages', bindingOf(0), 0, [0, 0]],
  ])('%s', (_, binding, page, widths) => {
    expect(widthsOf(atRest(page, binding))).toEqual(widths);
  });

  test('are whole pixels within the limit, and their total varies by at most 1 px', () => {
    const anyCase = [fc.integer({ min: 1, max: 3000 }), fc.boolean(), fc.nat(400), fc.nat(3000)] as const;
    fc.assert(
      fc.property(...anyCase, (pageCount, showCover, thicknessQuarterPx, at) => {
        const book = bindingOf(pageCount, { showCover });
        const [start = 0, end = 0] = widthsOf(atRest(Math.min(at, pageCount - 1), book, thicknessQuarterPx / 4));
        const whole = atRest(0, book, thicknessQuarterPx / 4).end.widthPx;
        for (const width of [start, end]) expect(width).toBe(Math.min(maxStackPx, Math.max(0, Math.trunc(width))));
        expect(Math.abs(start + end - whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the stacks during a turn', () => {
  const run = { id: 1, from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, durationMs: 800, easing: 'ease-in-out-sine' } as const;
  type Kind = 'fold_corner' | 'user_fold' | 'complete' | 'return';
  const motionOf = (kind: Kind, turn: NonNullable<ReturnType<typeof turnTo>>): Motion => {
    const at = { x: 0, y: 0 };
    if (kind === 'fold_corner') return { phase: kind, turn, at, run: null, isFalling: false };
    if (kind === 'user_fold') return { phase: kind, turn, at, grip: at };
    return { phase: 'flipping', turn, run, outcome: kind, reason: 'drag', request: null };
  };
  const publishedAt = (kind: Kind, [from, to]: readonly [number, number], binding: Binding): PublishedState => {
    const turn = turnTo({ from, to, corner: 'bottom' }, bookOf(binding));
    if (!turn) throw new Error(`This book has no turn from ${from} to ${to}.`);
    return { state: { page: from, motion: motionOf(kind, turn) }, binding };
  };
  const describeStacks = (stacks: Stacks) =>
    [stacks.start, stacks.end].map(
      ({ widthPx, delayMs, durationMs }) => `${widthPx} px, ${delayMs} + ${durationMs} ms`,
    );

  test.each<[string, Kind, [from: number, to: number], Partial<Binding>, start: string, end: string]>([
    ['do not change while a corner is lifted', 'fold_corner', [2, 4], {}, '3 px, 0 + 0 ms', '6 px, 0 + 0 ms'],
    ['lose the leaf that a drag lifts', 'user_fold', [2, 4], {}, '3 px, 0 + 75 ms', '3 px, 0 + 75 ms'],
    ['lose the leaf that is dragged back', 'user_fold', [2, 0], {}, '0 px, 0 + 75 ms', '6 px, 0 + 75 ms'],
    ['gain the leaf after it passes the spine', 'complete', [2, 4], {}, '6 px, 400 + 400 ms', '3 px, 0 + 400 ms'],
    ['change in reverse in a turn back', 'complete', [4, 2], {}, '3 px, 0 + 400 ms', '6 px, 400 + 400 ms'],
    ['regain a leaf that falls back', 'return', [2, 4], {}, '3 px, 0 + 400 ms', '6 px, 400 + 400 ms'],
    ['change by all leaves of a jump', 'complete', [0, 6], {}, '9 px, 400 + 400 ms', '0 px, 0 + 400 ms'],
    ['appear when a cover lands', 'complete', [0, 1], withCover, '3 px, 800 + 0 ms', '9 px, 0 + 400 ms'],
    ['disappear as a cover begins to close', 'complete', [1, 0], withCover, '0 px, 0 + 0 ms', '12 px, 400 + 400 ms'],
    ['do not change within a spread in portrait', 'complete', [0, 1], portrait, '0 px, 0 + 0 ms', '9 px, 0 + 400 ms'],
    ['gain the leaf as it lands in portrait', 'complete', [1, 2], portrait, '3 px, 800 + 0 ms', '6 px, 0 + 400 ms'],
  ])('%s', (_, kind, pages, overrides, start, end) => {
    expect(describeStacks(stacksIn(publishedAt(kind, pages, bindingOf(8, overrides)), 3))).toEqual([start, end]);
  });
});

describe('the stacks of a frozen turn', () => {
  type Frozen = readonly [from: number, to: number, progress: number];
  // A leaf has covered 15 % of its path after a quarter of its time.
  test.each<[string, Frozen, Partial<Binding>, [start: number, end: number]]>([
    ['lose a leaf in the first half', [2, 4, 0.1464], {}, [3, 4.5]],
    ['have lost the leaf in the middle', [2, 4, 0.5], {}, [3, 3]],
    ['gain the leaf in the second half', [2, 4, 0.8536], {}, [4.5, 3]],
    ['stop at the end', [2, 4, 1.5], {}, [6, 3]],
    ['change in reverse in a turn back', [2, 0, 0.8536], {}, [0, 7.5]],
    ['follow the timing of a riffle', [2, 10, 0.75], { pageCount: 12 }, [9, 0]],
    ['are empty on the start side while a cover opens', [0, 1, 0.9], withCover, [0, 9]],
    ['appear on the start side with the cover', [0, 1, 1], withCover, [3, 9]],
    ['are empty on the start side as soon as a cover begins to close', [1, 0, 0], withCover, [0, 9]],
  ])('%s', (_, [from, to, progress], overrides, widths) => {
    const binding = bindingOf(8, overrides);
    const turn = jumpTo({ from, to, corner: 'bottom' }, { riffle: 'all', ...bookOf(binding) });
    const state = { page: from, motion: { phase: 'read' } } as const;
    const { start, end } = stacksIn({ state, binding, frozen: turn && { turn, progress } }, 3);
    expect([start, end].map(({ widthPx }) => Math.round(widthPx * 100) / 100)).toEqual(widths);
    for (const { delayMs, durationMs } of [start, end]) expect([delayMs, durationMs]).toEqual([0, 0]);
  });
});
