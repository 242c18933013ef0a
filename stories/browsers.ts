import { supportedBrowsers, testedBrowsers } from '../src/build/browsers.ts';

const { chrome, firefox, safari } = supportedBrowsers;

/** The supported versions, and the browsers of the tests. */
export const versions = [
  { browser: 'Chrome, Edge', 'supported from': chrome, 'run in the tests': `Chromium ${testedBrowsers.chromium}` },
  { browser: 'Firefox', 'supported from': firefox, 'run in the tests': `Firefox ESR ${testedBrowsers.firefoxEsr}` },
  {
    browser: 'Safari, and every browser on an iPhone',
    'supported from': safari,
    'run in the tests': `WebKitGTK ${testedBrowsers.webkitGtk}, which is built on Safari's WebKit`,
  },
] as const;
