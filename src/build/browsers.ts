/**
 * The oldest versions that are supported: Baseline "widely available" of November 2026, which is what came out in the 30
 * months before. Site, library and book are built for them; README and Storybook name them, and a test compares.
 */
export const supportedBrowsers = {
  chrome: '125',
  edge: '125',
  firefox: '126',
  safari: '17.5',
  ios: '17.5',
} as const;

/** The same for `build.target`, which Vite takes for scripts and style sheets. */
export const buildTarget: string[] = Object.entries(supportedBrowsers).map(([browser, version]) => browser + version);

/** What the tests are run in. Firefox and WebKitGTK are Debian's, and newer from time to time. */
export const testedBrowsers = {
  chromium: '147',
  firefoxEsr: '153',
  webkitGtk: '2.50',
} as const;
