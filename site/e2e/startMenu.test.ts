// The open Start Menu beside the console's own buttons.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { nextFrame, visitors } from './visitor.ts';

const { root } = inject('sites');
const visit = visitors();

/** The names of the controls in `main`'s accessibility tree, as Chromium computes it. */
async function controlNames(page: Page): Promise<readonly string[]> {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  return [...snapshot.matchAll(/- (?:button|switch|tab|radio) "([^"]+)"/g)].map(([, name = '']) => name);
}

test('beside the open menu the shell answers pointers alone, and the browser warns of nothing', async () => {
  const { page, messages } = await visit({ at: `${root}/handheld`, reducedMotion: 'reduce' });
  const before = await controlNames(page);
  expect(before).toContain('start, menu');
  const press = (button: string) => page.locator(`[data-button="${button}"]:visible`).click();
  await press('start');
  await page.getByRole('tab', { name: 'Contact Info' }).waitFor();
  expect((await controlNames(page)).filter((name) => before.includes(name))).toEqual([]);
  await press('right');
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Colors');
  expect((await controlNames(page)).filter((name) => name === 'Sound')).toHaveLength(1);
  await press('b');
  await expect.poll(() => controlNames(page)).toEqual(before);
  await nextFrame(page);
  expect(messages).toEqual([]);
});
