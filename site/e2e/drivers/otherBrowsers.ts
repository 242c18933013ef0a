import type { OtherBrowser } from './BrowserWindow.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The browsers beside the pinned Chromium. */
export const otherBrowsers: readonly OtherBrowser[] = [firefox, webkit];
