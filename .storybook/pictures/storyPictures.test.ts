import { expect, onTestFinished, test, vi } from 'vitest';
import { orphanedIds, storyFiles } from './storyPictures.ts';

test('each picture belongs to a story (npm run pictures removes the others)', async () => {
  // Under Vitest, Storybook's index lists only files.
  vi.stubEnv('VITEST', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const stories = await storyFiles();
  expect(stories.get('console-start-menu--default')).toBe('stories/console/StartMenu.stories.tsx');
  expect(orphanedIds(stories)).toEqual([]);
});
