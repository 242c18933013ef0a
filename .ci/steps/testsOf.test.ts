import { expect, test } from 'vitest';
import { testsOf } from './testsOf.ts';

test.each([
  [
    'a folder whose stories have other names',
    'src/flipbook/view',
    'stories/flipbook/FlipbookKeys.behaviour.stories.tsx',
  ],
  [
    'a file, whose stories have another name',
    'src/console/menu/StartMenu.tsx',
    'stories/console/HandheldMenu.behaviour.stories.tsx',
  ],
  ['a file without its ending', 'src/booklet/TextView', 'stories/booklet/BookletText.behaviour.stories.tsx'],
  ['a page that is loaded later', 'src/console/screens/AboutPage.tsx', 'stories/console/pages/AboutPage.stories.tsx'],
  ['a style sheet', 'src/console/shell/Device.module.css', 'stories/console/Device.stories.tsx'],
  ['a style sheet that only a style sheet imports', 'src/theme/shells.css', 'stories/foundations/Shells.stories.tsx'],
  ['a room of src', 'src/console', 'stories/console/PageNumber.behaviour.stories.tsx'],
  ['a screen', 'site/screens/NotFound.tsx', 'stories/site/NotFound.stories.tsx'],
  ['a folder of screens', 'site/screens', 'stories/site/RouteError.behaviour.stories.tsx'],
  ['a tool', '.ci/steps/countLine.ts', '.ci/steps/counts.test.ts'],
  ["Storybook's own", '.storybook/samePixels.ts', '.storybook/samePixels.test.ts'],
  ['what stands around every story', '.storybook/mount.tsx', 'stories/art/Icon.stories.tsx'],
  ['what no module imports', 'site/documents/templates/resume.typ', 'site/documents/pagePictures.test.ts'],
])('%s has the tests that import it', async (_, path, test) => {
  expect((await testsOf(path)).files).toContain(test);
});

test('a file has its own stories, those with its name, and no others if these are some', async () => {
  const { files, leftOut } = await testsOf('src/flipbook/view/keys.ts');
  expect(files).toEqual(['FlipbookKeys', 'DropInKeys'].map((name) => `stories/flipbook/${name}.behaviour.stories.tsx`));
  expect(leftOut).toBeGreaterThan(40);
});

test('a file whose name no story has is tested by all stories that are as near as the nearest', async () => {
  const { files } = await testsOf('src/flipbook/view/pointer.ts');
  expect(files).toContain('stories/flipbook/FlipbookMouse.behaviour.stories.tsx');
  expect(files).toContain('stories/flipbook/FlipbookTouch.behaviour.stories.tsx');
});

test.each(['', 'src/console/StartMenu', 'package.json'])('%j is no part', async (path) => {
  await expect(testsOf(path)).rejects.toThrow(/^There is no .*Name a file or a folder in src, site/);
});

test('a part that nothing tests is said to be none', async () => {
  await expect(testsOf('.ci/run')).rejects.toThrow('No story and no unit test imports .ci/run');
});
