/**
 * The oldest supported versions: Baseline "widely available" of November 2026, that is, versions of
 * the last 30 months. Site, library and Storybook are built for them. README and Storybook list
 * them.
 */
export const supportedBrowsers = {
  chrome: '125',
  edge: '125',
  firefox: '126',
  safari: '17.5',
  ios: '17.5',
} as const;

/** The same versions for Vite's `build.target`, which applies to scripts and style sheets. */
export const buildTarget: string[] = Object.entries(supportedBrowsers).map(([browser, version]) => browser + version);

/**
 * The browsers that run the tests. All but the pinned Chromium come from Debian and are updated from
 * time to time.
 */
export const testedBrowsers = {
  chromium: '156',
  pinnedChromium: '147',
  firefoxEsr: '153',
  webkitGtk: '2.50',
} as const;
