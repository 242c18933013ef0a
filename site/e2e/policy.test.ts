// All other tests of the site are skipped when this one fails.
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from './drivers/chromium.ts';
import { policyViolations } from './policyViolations.ts';

test('the security policy allows all files of the home page', async () => {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  expect(await policyViolations(browser, inject('sites').root)).toEqual([]);
  await browser.close();
});
