import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { orphans, storyFiles } from './storyPictures.ts';

describe('pictures', () => {
  test('each belongs to a story (npm run pictures removes the others)', async () => {
    // For Vitest, Storybook's index has the files alone.
    vi.stubEnv('VITEST', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const stories = await storyFiles();
    expect(stories.get('console-start-menu--default')).toBe('stories/console/StartMenu.stories.tsx');
    expect(orphans(stories)).toEqual([]);
  });

  test('orphans lists a picture whose story was renamed', () => {
    expect(orphans(new Map([['a--default', 'a.stories.tsx']]), ['a--default.png', 'a--old.png', 'notes.txt'])).toEqual([
      'a--old',
      'notes.txt',
    ]);
  });
});
