import { supportedBrowsers, testedBrowsers } from '../site/vite/browsers.ts';

const { chrome, firefox, safari } = supportedBrowsers;

/** The supported versions, and the browsers that the tests use. */
export const versions = [
  {
    browser: 'Chrome, Edge',
    'supported from': chrome,
    'tested with': `Chromium ${testedBrowsers.chromium}, stories with ${testedBrowsers.pinnedChromium}`,
  },
  { browser: 'Firefox', 'supported from': firefox, 'tested with': `Firefox ESR ${testedBrowsers.firefoxEsr}` },
  {
    browser: 'Safari, and every browser on an iPhone',
    'supported from': safari,
    'tested with': `WebKitGTK ${testedBrowsers.webkitGtk}, which is built on Safari's WebKit`,
  },
] as const;
