import { describe, test } from 'vitest';
import type { OpenWindow, OtherBrowser } from './BrowserWindow.ts';
import { otherBrowsers } from './otherBrowsers.ts';

/**
 * Defines the same tests for Firefox and WebKit. The tests of a missing browser are skipped, and a
 * test fails if `REQUIRE_BROWSERS` is set.
 */
export function inEachBrowser(defineTests: (open: OpenWindow, browser: OtherBrowser) => void): void {
  for (const browser of otherBrowsers) {
    if (!browser.isAvailable && process.env.REQUIRE_BROWSERS) {
      test(`${browser.name} is on this machine`, () => {
        throw new Error('Not found, but required (REQUIRE_BROWSERS). Run `npm run browsers:install` to get it.');
      });
    }
    describe.runIf(browser.isAvailable)(browser.name, () => defineTests(browser.open, browser));
  }
}
