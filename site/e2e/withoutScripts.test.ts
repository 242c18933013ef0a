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
