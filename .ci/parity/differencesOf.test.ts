import { expect, test } from 'vitest';
import { differencesOf } from './differencesOf.ts';
import type { Observation } from './Observation.ts';

const box = { left: 0, top: 0, width: 300, height: 400 };
const seen: Observation = { words: { events: 'flip 2', focus: 'nowhere' }, boxes: { book: box }, turnMs: 400 };
const differ = (other: Partial<Observation>) =>
  differencesOf('a case', [{ step: 'a step', seen }], [{ step: 'a step', seen: { ...seen, ...other } }]);

test('what was seen alike is no difference', () => {
  expect(differ({})).toEqual([]);
});

test('other words are one', () => {
  expect(differ({ words: { events: 'none', focus: 'nowhere' } })).toEqual([
    { case: 'a case', step: 'a step', what: 'events', here: 'flip 2', before: 'none' },
  ]);
});

test.each([
  [2, 0],
  [2.1, 1],
  [-2.1, 1],
])('a box that is %f px elsewhere: %i', (px, count) => {
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    expect(differ({ boxes: { book: { ...box, [side]: box[side] + px } } })).toHaveLength(count);
  }
});

test('boxes are told by name, place and size, and those of a page that only one shows are not', () => {
  const [difference] = differ({ boxes: { book: { ...box, left: 10 }, 'Page 1': box } });
  expect(difference).toMatchObject({
    what: 'boxes',
    here: 'book 300 x 400 at 0, 0',
    before: 'book 300 x 400 at 10, 0',
  });
});

test.each([
  [450, 0],
  [451, 1],
  [349, 1],
  [null, 0],
])('a turn of %s ms beside one of 400: %i', (turnMs, count) => {
  expect(differ({ turnMs })).toHaveLength(count);
});

test('a step that only one has done is an error', () => {
  expect(() => differencesOf('a case', [{ step: 'a step', seen }], [])).toThrow('"a step"');
});
