import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jumpTo, leafTiming } from './riffle.ts';
import { leavesOf, pagesOf, spreadAt, spreadCount } from './spreads.ts';
import { bookOf, inPhase, play } from './testing/book.ts';
import { refit, request } from './testing/events.ts';

const riffling = (overrides: Parameters<typeof bookOf>[0] = {}) =>
  bookOf({ pageCount: 100, riffle: 'all', ...overrides });
const corner = 'bottom';

/** The fronts and backs of the leaves, in their order: `1-8 9-16`. */
const sidesOf = (from: number, to: number, model = riffling()) => {
  const turn = jumpTo({ from, to, corner }, model);
  return turn && leavesOf(turn).map(({ front, back }) => `${front}-${back ?? 'blank'}`);
};

describe('a jump turns', () => {
  test.each([
    ['one leaf over two spreads', 4, 1],
    ['three leaves over three spreads', 6, 3],
    ['four leaves over four spreads', 8, 4],
    ['four leaves over seven spreads', 14, 4],
    ['five leaves over eight spreads', 16, 5],
    ['five leaves to the end', 99, 5],
  ])('%s', (_, to, count) => {
    expect(sidesOf(0, to)).toHaveLength(count);
    expect(sidesOf(to, 0)).toHaveLength(count);
  });

  test.each([
    ['evenly spaced leaves', 0, 40, riffling(), '1-8 9-16 17-24 25-32 33-40'],
    ['a cover first', 0, 6, riffling({ showCover: true }), '0-1 2-3 4-5'],
    ['leaves of rendered pages only', 0, 40, riffling({ riffle: 'near' }), '1-2 3-38 39-40'],
    ['one leaf without riffle', 0, 40, riffling({ riffle: false }), '1-40'],
    ['one leaf in portrait, where backs are blank', 0, 40, riffling({ orientation: 'portrait' }), '0-blank'],
  ])('%s', (_, from, to, model, sides) => {
    expect(sidesOf(from, to, model)?.join(' ')).toBe(sides);
  });
});

test('the leaves of any jump lead to its target in order, and share no page', () => {
  const anyJump = fc.record({
    pageCount: fc.integer({ min: 1, max: 400 }),
    showCover: fc.boolean(),
    riffle: fc.constantFrom('all' as const, 'near' as const, false as const),
    ends: fc.tuple(fc.nat(400), fc.nat(400)),
  });
  fc.assert(
    fc.property(anyJump, ({ ends, ...overrides }) => {
      const model = bookOf(overrides);
      const [from = 0, to = 0] = ends.map((end) => pagesOf(spreadAt(end % spreadCount(model), model))[0]);
      const turn = jumpTo({ from, to, corner }, model);
      fc.pre(turn !== null);
      const leaves = leavesOf(turn);
      const pages = leaves.flatMap(({ front, back }) => [front, back ?? Number.NaN]);
      const isForward = turn.direction === 'forward';
      expect(pages).toEqual([...new Set(pages)].sort((one, other) => (isForward ? one - other : other - one)));
      expect([pages[0], pages.at(-1)]).toEqual([turn.front, turn.back]);
      const landings = leaves.slice(0, -1).map(({ toPage }) => toPage);
      expect(leaves.map(({ fromPage }) => fromPage)).toEqual([from, ...landings]);
      expect(leaves.slice(0, -1).map(({ revealed }) => revealed)).toEqual(leaves.slice(1).map(({ front }) => front));
    }),
  );
});

test.each([
  ['hard if one of them is', 1, 'hard'],
  ['soft if none is hard', -1, 'soft'],
])('all leaves of a riffle are %s', (_, hard, density) => {
  const densities = Array.from({ length: 100 }, (_page, index) => (index === hard ? 'hard' : 'soft'));
  const turn = jumpTo({ from: 0, to: 40, corner }, riffling({ densities }));
  expect(turn && leavesOf(turn).map((leaf) => leaf.density)).toEqual(Array.from({ length: 5 }, () => density));
});

test.each([1, 3, 5])('leaves start 70 ms apart in a turn of a second, and the last ends with the turn: %i', (count) => {
  const timings = Array.from({ length: count }, (_, index) => leafTiming(index, count));
  expect(timings.map(({ delay }) => Math.round(delay * 1000))).toEqual([0, 70, 140, 210, 280].slice(0, count));
  for (const { duration } of timings) expect(duration + 0.07 * (count - 1)).toBeCloseTo(1, 9);
});

test.each([
  ['all leaves of a riffle continue when pages are added at the end', 100, 120, true],
  ['a riffle cannot continue when a page that it skips is removed', 20, 99, false],
] as const)('%s', (_, removed, pageCount, continues) => {
  const model = riffling();
  const renumbering = model.densities.map((_page, page) => (page === removed ? null : page - Number(page > removed)));
  const { state } = play(model, [request(40)]);
  const next = play(model, [{ event: refit({ renumbering }), model: riffling({ pageCount }) }], state).state;
  if (continues) expect(inPhase(next, 'flipping').turn).toEqual(inPhase(state, 'flipping').turn);
  else expect(next).toBe(state);
});
