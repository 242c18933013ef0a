import { describe, expect, test } from 'vitest';
import { type BookState, openAt } from './state.ts';
import { bookOf, inPhase, play, runIn } from './testing/book.ts';
import { drag, finishLast, hover, leave, press, release, showHint } from './testing/events.ts';

const book = bookOf();
const portrait = bookOf({ orientation: 'portrait' });
const fromRight = bookOf({ rightToLeft: true });
const portraitFromRight = bookOf({ orientation: 'portrait', rightToLeft: true });
const withoutCorners = bookOf({ showPageCorners: false });

function stageOf(state: BookState): 'lifting' | 'held' | 'falling' {
  const { run, isFalling } = inPhase(state, 'fold_corner');
  if (isFalling) return 'falling';
  return run ? 'lifting' : 'held';
}

const pace = { durationMs: 50, easing: 'ease-out-quad' };
const ends = {
  top: { flat: { x: 400, y: 0 }, risen: { x: 350, y: 50 } },
  bottom: { flat: { x: 400, y: 500 }, risen: { x: 350, y: 450 } },
};

describe('a pointer near a corner', () => {
  test.each([
    ['at the top left', book, hover(10, 20), 'back', 'top', 20],
    ['at the outer edge in portrait', portrait, hover(390, 20), 'forward', 'top', 20],
    ['at the left of a book read from the right', fromRight, hover(10, 480), 'forward', 'bottom', 480],
  ] as const)('lifts the corner %s', (_, model, event, direction, corner, y) => {
    const { state, reports } = play(model, [event], 2);
    expect(reports).toEqual(['fold_corner']);
    expect(inPhase(state, 'fold_corner')).toMatchObject({ turn: { direction, corner }, at: { x: 390, y } });
    expect(stageOf(state)).toBe('lifting');
    expect(runIn(state)).toMatchObject({ from: ends[corner].flat, to: ends[corner].risen, ...pace });
  });

  test.each([
    ['the first page is open', book, hover(10, 480), 0],
    ['the last page is open', book, hover(790, 480), 6],
    ['it is over an edge, but not near a corner', book, hover(790, 250), 2],
    ['showPageCorners is off', withoutCorners, hover(790, 480), 2],
  ] as const)('lifts no corner when %s', (_, model, event, page) => {
    const before = play(model, [], page).state;
    expect(play(model, [event], page)).toEqual({ state: before, effects: [], reports: [] });
  });

  test.each([
    ['the bottom left', portrait, hover(10, 480), 'bottom', 480],
    ['the right, in a book read from the right', portraitFromRight, hover(390, 480), 'bottom', 480],
  ] as const)('in portrait lifts the previous page at %s', (_, model, event, corner, y) => {
    const { state, reports } = play(model, [event], 1);
    expect(reports).toEqual(['fold_corner']);
    const { turn, at } = inPhase(state, 'fold_corner');
    expect(turn).toMatchObject({ direction: 'back', corner, toPage: 0, course: 'incoming' });
    // The pointer is at the crease, halfway between the corner and its target.
    const crease = { x: (at.x + 400) / 2, y: at.y };
    expect(crease.x).toBeCloseTo(10, 0);
    expect(crease.y).toBeCloseTo(y, 0);
    const { flat, risen } = ends[corner];
    expect(runIn(state)).toMatchObject({ from: { ...flat, x: -400 }, to: { ...risen, x: -300 }, ...pace });
    const fallen = play(model, [finishLast, leave, finishLast], state);
    expect(fallen.reports).toEqual(['read']);
    expect(fallen.state.page).toBe(1);
  });

  test('lifts no corner while pressed', () => {
    expect(play(book, [press(790, 490), hover(790, 490)], 2).reports).toEqual([]);
  });

  test('on a narrow page lifts the outer corner from the start of its own zone', () => {
    // Hot zones are 134.2 px wide, so the outer one begins at 165.8. Presses up to 120 turn back,
    // so x = 130 is in the hot zone at the spine, but turns forward.
    const narrow = bookOf({ orientation: 'portrait', page: { width: 300, height: 600 } });
    expect(play(narrow, [hover(166, 10)], 2).reports).toEqual(['fold_corner']);
    for (const x of [165, 130]) expect(play(narrow, [hover(x, 10)], 2).reports).toEqual([]);
  });
});

describe('a lifted corner', () => {
  const lift = () => play(book, [hover(790, 490)], 2).state;
  const hold = (up = lift()) => play(book, [finishLast], up).state;

  test('rises, then follows the pointer in the same turn', () => {
    const up = lift();
    expect(play(book, [finishLast], up).reports).toEqual([]);
    const risen = play(book, [hover(780, 480)], up).state;
    expect(inPhase(risen, 'fold_corner').at).toEqual({ x: 380, y: 480 });
    expect(runIn(risen)).toEqual(runIn(up));
    const following = play(book, [hover(770, 470)], hold(up)).state;
    expect(stageOf(following)).toBe('held');
    expect(inPhase(following, 'fold_corner').at).toEqual({ x: 370, y: 470 });
    expect(inPhase(following, 'fold_corner').turn).toEqual(inPhase(up, 'fold_corner').turn);
  });

  test.each([
    ['from its last position, when the pointer leaves it', finishLast, hover(500, 250), { x: 390, y: 490 }],
    ['from the end of its rise, even if it is still rising', hover(780, 480), leave, ends.bottom.risen],
  ] as const)('falls %s, and then rests', (_, before, away, from) => {
    const falling = play(book, [before, away], lift());
    expect(stageOf(falling.state)).toBe('falling');
    expect(runIn(falling.state)).toMatchObject({ from, to: ends.bottom.flat, ...pace });
    expect(play(book, [leave, hover(500, 250)], falling.state).state).toBe(falling.state);
    expect(play(book, [finishLast], falling.state)).toMatchObject({
      reports: ['read'],
      state: { ...openAt(2, book), lastRun: 2 },
    });
  });

  test('that falls rises again in the same turn when the pointer comes back', () => {
    const up = lift();
    const back = play(book, [finishLast, leave, hover(780, 470)], up);
    expect(stageOf(back.state)).toBe('lifting');
    expect(runIn(back.state)).toMatchObject({ from: ends.bottom.flat, to: ends.bottom.risen, ...pace });
    expect(inPhase(back.state, 'fold_corner').turn).toEqual(inPhase(up, 'fold_corner').turn);
    expect(back.reports).toEqual([]);
  });

  test.each([
    ['the other end of the edge', hover(790, 10), { direction: 'forward', corner: 'top' }],
    ['the other side', hover(10, 490), { direction: 'back', corner: 'bottom' }],
  ] as const)('gives way to a corner at %s, without the state read in between', (_, event, turn) => {
    const { state, reports } = play(book, [event], hold());
    expect(inPhase(state, 'fold_corner')).toMatchObject({ turn });
    expect(stageOf(state)).toBe('lifting');
    expect(reports).toEqual([]);
  });

  test.each([
    ['showPageCorners is switched off', withoutCorners, [hover(780, 480)]],
    ['the press on it becomes a scroll', book, [press(790, 490, 'touch'), drag(790, 440)]],
  ])('falls when %s', (_, model, events) => {
    expect(stageOf(play(model, events, hold()).state)).toBe('falling');
  });

  test.each([
    ['by that corner, as the same turn', press(790, 490), drag(700, 480), true],
    ['by the other corner of the edge, as another turn', press(790, 10), drag(700, 20), false],
  ])('becomes the fold of a drag %s', (_, pressEvent, dragEvent, isSame) => {
    const up = lift();
    const { state, reports } = play(book, [pressEvent, dragEvent], hold(up));
    expect(reports).toEqual(['user_fold']);
    const [fold, { turn }] = [inPhase(state, 'user_fold'), inPhase(up, 'fold_corner')];
    expect(JSON.stringify(fold.turn) === JSON.stringify(turn)).toBe(isSame);
  });

  test('turns at a click', () => {
    expect(play(book, [press(790, 490), release(790, 490)], hold()).reports).toEqual(['flipping']);
  });
});

describe('a hinting corner', () => {
  const afterShow = () => play(portrait, [showHint], 2).state;

  test('rises 24 px each way and falls again, in 600 ms', () => {
    const rising = runIn(afterShow());
    expect(rising).toMatchObject({ from: { x: 400, y: 500 }, to: { x: 376, y: 476 }, durationMs: 300 });
    const falling = play(portrait, [finishLast], afterShow()).state;
    expect(runIn(falling)).toMatchObject({ from: rising.to, to: rising.from, durationMs: 300 });
    expect(play(portrait, [finishLast], falling).reports).toEqual(['read']);
  });

  test.each([
    ['is flat at once when the pointer leaves', [leave], 'read'],
    ['is flat at once when a pointer hovers elsewhere', [hover(10, 250)], 'read'],
    ['gives way to a fold', [press(390, 490), drag(300, 480)], 'user_fold'],
  ] as const)('%s', (_, events, phase) => {
    expect(play(portrait, events, afterShow()).state.motion.phase).toBe(phase);
  });

  test('gives way to the corner under the pointer, which stays lifted', () => {
    expect(stageOf(play(portrait, [hover(390, 490), finishLast], afterShow()).state)).toBe('held');
  });

  test('does not rise on the last page', () => {
    expect(play(portrait, [showHint], 7).state).toEqual(openAt(7, portrait));
  });
});
