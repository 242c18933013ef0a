import { expect, test } from 'vitest';
import { testsOf } from './testsOf.ts';

test.each([
  ['a file, with the stories of its name', 'src/console/menu/StartMenu.tsx', 'stories/console/StartMenu.stories.tsx'],
  ['a file without its ending', 'src/booklet/TextView', 'stories/booklet/BookletText.behaviour.stories.tsx'],
  ['a page that is loaded later', 'src/console/pages/AboutPage.tsx', 'stories/console/pages/AboutPage.stories.tsx'],
  ['a style sheet', 'src/console/shell/Device.module.css', 'stories/console/Device.stories.tsx'],
  ['a folder', 'site/screens', 'stories/site/RouteError.behaviour.stories.tsx'],
  ['a tool', '.ci/steps/countLine.ts', '.ci/steps/counts.test.ts'],
  ["Storybook's own", '.storybook/samePixels.ts', '.storybook/samePixels.test.ts'],
  ['what no module imports', 'site/documents/templates/resume.typ', 'site/documents/pagePictures.test.ts'],
])('%s has the tests that import it', async (_, path, tests) => {
  expect((await testsOf(path)).files).toContain(tests);
});

test('a file that much imports has those of its name, and the others are counted', async () => {
  const { files, leftOut } = await testsOf('src/console/screen/Lcd.tsx');
  expect(files).toEqual(['Lcd.behaviour', 'Lcd'].map((name) => `stories/console/${name}.stories.tsx`));
  expect(leftOut).toBeGreaterThan(10);
});

test('a file whose name no story has is tested by the stories that are nearest', async () => {
  const { files } = await testsOf('src/flipbook/view/pointer.ts');
  expect(files).toContain('stories/flipbook/FlipbookMouse.behaviour.stories.tsx');
});

test.each(['', 'src/console/StartMenu', 'package.json', '.ci/run'])('%j is no part that is tested', async (path) => {
  await expect(testsOf(path)).rejects.toThrow(/^Nothing tests .* Name a file or a folder/);
});
