import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { moduleGraph } from './moduleGraph.ts';

const filesOf = moduleGraph(resolve(import.meta.dirname, '../..'));

test.each([
  ['a component through the public entry', 'console/StartMenu', 'src/console/menu/StartMenu.tsx', true],
  ['its style sheet', 'console/StartMenu', 'src/console/menu/StartMenu.module.css', true],
  ['no other component of the entry', 'console/StartMenu', 'src/booklet/Booklet.tsx', false],
  ['a sprite', 'booklet/Booklet', 'src/art/sprites/cover.txt', true],
  ['a folder of sprites', 'console/StartMenu', 'src/art/sprites/icons', true],
  ['the flipbook behind its package', 'booklet/Booklet', 'src/flipbook/view/leaf.ts', true],
  ['a lazy screen', 'site/Handheld', 'src/console/Handheld.tsx', true],
])('a story imports %s', (_, story, file, isImported) => {
  expect(filesOf(`stories/${story}.stories.tsx`).has(file)).toBe(isImported);
});
