import { minify } from 'vite';
import { expect, test } from 'vitest';
import { earlyPressScript } from './earlyPressScript.ts';

test('the script listens for presses and keys, stays small, and can be inlined in a page', async () => {
  const listened: string[] = [];
  new Function('addEventListener', earlyPressScript)((type: string) => listened.push(type));
  expect(listened).toEqual(['pointerdown', 'keydown', 'click', 'early-press-forget']);
  expect(earlyPressScript).not.toMatch(/<\/|<!--/);
  expect((await minify('script.js', earlyPressScript)).code.length).toBeLessThan(1450);
});
