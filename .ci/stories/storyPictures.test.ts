import { describe, expect, test } from 'vitest';
import { orphans, storyIds } from './storyPictures.ts';

describe('pictures', () => {
  test('each belongs to a story (npm run pictures takes away those that do not)', async () => {
    const ids = await storyIds();
    expect(ids.size).toBeGreaterThan(0);
    expect(orphans(ids)).toEqual([]);
  });

  test('one whose story was renamed is found', () => {
    expect(orphans(new Set(['a--default', 'b--default']), ['a--default.png', 'a--old.png', 'notes.txt'])).toEqual([
      'a--old',
      'notes.txt',
    ]);
  });
});
