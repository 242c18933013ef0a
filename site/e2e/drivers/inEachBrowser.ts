import { describe, test } from 'vitest';
import type { OpenWindow, OtherBrowser } from './BrowserWindow.ts';
import { otherBrowsers } from './otherBrowsers.ts';

/**
 * The same claims in each browser. Where a browser is not on the machine its claims are skipped, and counted as such; with
 * `REQUIRE_BROWSERS` that is a failure.
 */
export function inEachBrowser(claims: (open: OpenWindow, browser: OtherBrowser) => void): void {
  for (const browser of otherBrowsers) {
    if (!browser.isThere && process.env.REQUIRE_BROWSERS) {
      test(`${browser.name} is on this machine`, () => {
        throw new Error('It is not, and is required here (REQUIRE_BROWSERS). npm run browsers:install gets it.');
      });
    }
    describe.runIf(browser.isThere)(browser.name, () => claims(browser.open, browser));
  }
}
