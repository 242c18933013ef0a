import { expect, test } from 'vitest';
import { testsOf } from './testsOf.ts';

test.each([
  [
    'a component, with the stories of its name',
    'src/console/menu/StartMenu.tsx',
    'stories/console/StartMenu.stories.tsx',
  ],
  ['a file without its ending', 'src/booklet/BackCoverPage', 'stories/booklet/Booklet.stories.tsx'],
  ['a style sheet', 'src/console/shell/Device.module.css', 'stories/console/Device.stories.tsx'],
  ['a folder', 'site/screens', 'stories/site/RouteError.behaviour.stories.tsx'],
  ['what only a story plays', 'src/flipbook/view/keys.ts', 'stories/flipbook/FlipbookKeys.behaviour.stories.tsx'],
  ['a part of a part', 'src/console/menu/ColorsPanel.tsx', 'stories/console/HandheldMenu.behaviour.stories.tsx'],
  ['what has no name there', 'src/flipbook/view/leaf.ts', 'stories/flipbook/FlipbookSheets.behaviour.stories.tsx'],
  ['a rule', 'src/flipbook/engine/spreads.ts', 'src/flipbook/engine/spreads.test.ts'],
  ['a tool', '.ci/steps/countLine.ts', '.ci/steps/counts.test.ts'],
  ['what no module imports', 'site/documents/templates/resume.typ', 'site/documents/pagePictures.test.ts'],
])('%s has its tests', (_, path, tests) => {
  expect(testsOf(path)).toContain(tests);
});

test.each(['', 'src/nowhere/x.ts', 'package.json'])('%j is no part that is tested', (path) => {
  expect(() => testsOf(path)).toThrow(/^Nothing tests .* Name a file or a folder/);
});
