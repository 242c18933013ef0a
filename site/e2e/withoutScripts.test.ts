import { expect, inject, test } from 'vitest';
import { desk, phone, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test.each([
  ['/handheld', desk],
  ['/', phone],
] as const)('without scripts, the console on %s asks for no press and offers no button', async (path, viewport) => {
  const { page } = await visit({ at: site + path, viewport, javaScriptEnabled: false });
  await page.locator('main').getByRole('heading', { name: 'Instructions' }).waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  expect(await page.getByText('Press A to continue').filter({ visible: true }).count()).toBe(0);
});

test.each([
  [1280, 720],
  [1366, 657],
  [1920, 1080],
] as const)(
  "without scripts, the tail of the intro's bubble is beside its bubble at %i x %i",
  async (width, height) => {
    const { page } = await visit({ at: site, viewport: { width, height }, javaScriptEnabled: false });
    const tail = page.locator('main svg[viewBox="0 0 11 9"]');
    const [tailBox, bubbleBox] = [
      await tail.boundingBox(),
      await tail.locator('xpath=following-sibling::*[1]').boundingBox(),
    ];
    if (!tailBox || !bubbleBox) throw new Error('The intro has no bubble with a tail.');
    expect(tailBox.y).toBeGreaterThan(bubbleBox.y);
    expect(tailBox.y + tailBox.height).toBeLessThan(bubbleBox.y + bubbleBox.height);
  },
);
