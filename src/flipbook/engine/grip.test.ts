import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerPoint, creaseAt, distanceBetween, foldPoint } from './crease.ts';
import { anyCorner, anyPage, real } from './testing/arbitraries.ts';
import { bookOf, inPhase, play } from './testing/book.ts';
import { distanceBeyond, mirror } from './testing/creaseGeometry.ts';
import { drag, finishLast, hover, press, refit, release } from './testing/events.ts';

const book = bookOf({ dragFrom: 'grip' });
const fromRight = bookOf({ dragFrom: 'grip', rightToLeft: true });
const portrait = bookOf({ dragFrom: 'grip', orientation: 'portrait' });
const cornerDrag = [hover(790, 490), press(790, 490), drag(700, 490)] as const;

test('the gripped point of the page stays under the pointer', () => {
  const anyShare = real(0, 1);
  fc.assert(
    fc.property(anyPage, anyCorner, fc.array(anyShare, { minLength: 4, maxLength: 4 }), (page, corner, shares) => {
      const [x = 0, y = 0, dx = 0, dy = 0] = shares;
      const grip = { x: x * page.width, y: y * page.height };
      const to = { x: grip.x - dx * page.width, y: grip.y + (dy - 0.5) * page.height };
      const flat = cornerPoint(corner, page);
      const at = foldPoint(flat, grip, to);
      expect(distanceBetween(at, to)).toBeCloseTo(distanceBetween(flat, grip), 6);
      const crease = creaseAt(at, corner, page);
      // Behind the fold, the point would not be lifted.
      fc.pre(crease !== null && distanceBetween(grip, to) > 1 && distanceBeyond(crease, grip) > 0);
      if (crease) expect(distanceBetween(mirror(crease, grip), to)).toBeLessThan(1e-6 * page.width);
    }),
  );
});

describe('with dragFrom grip, a dragged page', () => {
  test.each([
    ['has its corner mirrored at the fold', book, [press(600, 490), drag(500, 490)], { x: -100, y: 500 }],
    [
      'has its corner mirrored in a right-to-left book',
      fromRight,
      [press(200, 490), drag(300, 490)],
      { x: -100, y: 500 },
    ],
    ['that was lifted by its corner has the corner at the pointer', book, cornerDrag, { x: 300, y: 490 }],
    ['that comes in has its corner at the pointer', portrait, [press(100, 490), drag(200, 490)], { x: 200, y: 490 }],
  ] as const)('%s', (_, model, events, at) => {
    expect(inPhase(play(model, events, 2).state, 'user_fold').at).toEqual(at);
  });

  test.each([
    ['completes when the pointer is at the spine', 400, 'landed 1'],
    ['returns when the pointer is before the spine, wherever its corner is', 401, 'not landed 1'],
  ])('%s', (_, x, end) => {
    const { reports } = play(book, [press(500, 490), drag(x, 490), release(x, 490), finishLast], 2);
    expect(reports.at(-1)).toBe(end);
  });

  test('keeps its gripped point in another size', () => {
    const larger = bookOf({ dragFrom: 'grip', page: { width: 800, height: 1000 } });
    const before = play(book, [press(600, 490), drag(500, 490)], 2).state;
    const { state } = play(larger, [refit({ page: 2 }), drag(900, 980)], before);
    expect(inPhase(state, 'user_fold').at).toEqual({ x: -300, y: 1000 });
  });
});
