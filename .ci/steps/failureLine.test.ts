import { expect, test } from 'vitest';
import { failureLine } from './failureLine.ts';

test.each([
  ['is the first line of the message', '\nError: 2 is not 3\n    at a.ts', 'a.test.ts > adds: Error: 2 is not 3'],
  ['names a time-out', 'Error: STACK_TRACE_ERROR\n    at a.ts', 'a.test.ts > adds: timed out after 120 s'],
  ['is the place alone without a message', undefined, 'a.test.ts > adds: '],
])('a failure’s line %s', (_, message, expected) => {
  expect(failureLine('a.test.ts > adds', message, 120_004)).toBe(expected);
});
