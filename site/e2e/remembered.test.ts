// Remembered settings apply from the first paint, before the page's own script has arrived.
import { expect, inject, test } from 'vitest';
import { phone, visitors, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const shellColor = `getComputedStyle(document.querySelector('main [data-shell]')).getPropertyValue('--shell-face')`;
const barFont = `getComputedStyle(document.querySelector('header a')).fontFamily`;

test('readable text and the shell apply before the scripts arrive; the console then uses that shell', async () => {
  const { page, messages, releaseFiles } = await visit({
    at: site,
    // All script files; the inline script in the head still runs.
    holds: /\/assets\/[^/]*\.js$/,
    viewport: phone,
    remembered: { shell: 'teal', readable: 'on' },
  });
  await page.getByRole('heading', { name: 'Instructions' }).waitFor();
  // Poll from outside: the page's policy forbids `waitForFunction` with a string.
  await expect.poll(() => page.evaluate<string>(shellColor)).toBe('#00938a');
  expect(await page.evaluate<string>(barFont)).not.toContain('Press Start 2P');
  await releaseFiles();
  await waitForHydration(page);
  await page.locator('html:not([data-remembered-shell])').waitFor();
  expect(await page.evaluate<string>(shellColor)).toBe('#00938a');
  expect(messages).toEqual([]);
});
