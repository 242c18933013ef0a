import { describe, test } from 'vitest';
import type { OpenWindow, OtherBrowser } from './BrowserWindow.ts';
import { otherBrowsers } from './otherBrowsers.ts';

/**
 * Runs the same tests in each browser. A missing browser's tests are skipped; with
 * `REQUIRE_BROWSERS` they fail.
 */
export function inEachBrowser(claims: (open: OpenWindow, browser: OtherBrowser) => void): void {
  for (const browser of otherBrowsers) {
    if (!browser.isAvailable && process.env.REQUIRE_BROWSERS) {
      test(`${browser.name} is on this machine`, () => {
        throw new Error('Not found, but required (REQUIRE_BROWSERS). Run `npm run browsers:install` to get it.');
      });
    }
    describe.runIf(browser.isAvailable)(browser.name, () => claims(browser.open, browser));
  }
}
