import { expect, test } from 'vitest';
import { pictureError } from './pictureError.ts';

test.each([
  ['compared pictures have none', { storyCount: 2, comparedCount: 1 }, undefined],
  ['stories without a picture ask for one', { storyCount: 2, comparedCount: 0 }, 'Add a story with a picture'],
  [
    'stories that never ran blame the browser',
    { storyCount: 0, comparedCount: 0 },
    'The browser did not start or connect',
  ],
])('%s', (_, counts, expected) => {
  const error = pictureError({ path: 'src/art', ...counts });
  expect(error).toEqual(expected && expect.stringContaining(expected));
});
