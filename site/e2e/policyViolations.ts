import type { Browser } from 'playwright';
import { isHydrated } from './isHydrated.ts';

/** Far more than the home page takes, in milliseconds. */
const longestMs = 20_000;

/** The files and code that the security policy blocks on a page, until the page is hydrated. */
export async function policyViolations(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const violations: string[] = [];
  const blocked = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      if (!message.text().includes('Content Security Policy')) return;
      violations.push(message.text());
      resolve();
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await Promise.race([blocked, page.waitForFunction(isHydrated, undefined, { timeout: longestMs }).catch(() => {})]);
  await page.close();
  return violations;
}
