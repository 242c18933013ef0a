import type { OtherBrowser } from './BrowserWindow.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const otherBrowsers: readonly OtherBrowser[] = [firefox, webkit];
