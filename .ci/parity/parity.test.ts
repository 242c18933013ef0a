// The drop-in beside react-pageflip: the same projects and the same input, by the browser's own mouse, fingers and keys.
import { beforeAll, expect, test } from 'vitest';
import run from '../../stories/flipbook/dropInRun.json' with { type: 'json' };
import type { Explained, Reading } from './explain.ts';
import { readRun } from './readRun.ts';

let reading: Reading;

beforeAll(async () => {
  reading = await readRun();
  // A guard against hanging: more than it takes on a busy machine.
}, 600_000);

test('what differs is explained by exactly one entry of the list, and what the list says is seen', () => {
  expect(reading.problems).toEqual([]);
});

test('what differs is what the book of docs shows: otherwise, look at it, and run `npm run parity`', () => {
  expect(reading.explained.map(withoutTimes)).toEqual(run.differences.map(withoutTimes));
});

/** Times are never twice the same. */
function withoutTimes<Kept extends Pick<Explained, 'what' | 'here' | 'before'> | (typeof run.differences)[number]>(
  difference: Kept,
): Kept {
  return difference.what === 'time' ? { ...difference, here: '', before: '' } : difference;
}
