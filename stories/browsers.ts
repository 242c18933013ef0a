import { supportedBrowsers, testedBrowsers } from '../.ci/browsers.ts';

const { chrome, firefox, safari } = supportedBrowsers;

/** The supported versions, and the browsers of the tests. */
export const versions = [
  { browser: 'Chrome, Edge', 'supported from': chrome, 'run in the tests': `Chromium ${testedBrowsers.chromium}` },
  { browser: 'Firefox', 'supported from': firefox, 'run in the tests': `Firefox ESR ${testedBrowsers.firefoxEsr}` },
  {
    browser: 'Safari, and every browser on an iPhone',
    'supported from': safari,
    'run in the tests': `WebKitGTK ${testedBrowsers.webkitGtk}, which has Safari's engine`,
  },
] as const;

/** Features beyond Baseline, and what happens without them. */
export const beyondBaseline = [
  {
    what: '`attr(data-page-width px)`',
    missing: 'Firefox, Safari',
    instead:
      'a book has its size once its script runs; before, from the knobs `--flipbook-page-width` and `--flipbook-page-height`, else from what is on its pages',
  },
  {
    what: '`hidden="until-found"`',
    missing: 'Firefox to 138, Safari to 26.1',
    instead: 'pages out of sight are hidden, and not found by find-in-page',
  },
  {
    what: '`@property`',
    missing: 'Firefox 126 and 127',
    instead: 'the same declarations are worked out where they are used, which Firefox gets right',
  },
  {
    what: '`content: … / ""`',
    missing: 'Firefox 126 and 127',
    instead: "the number in a console page's title is read out",
  },
  {
    what: '`overflow-clip-margin`',
    missing: 'Safari',
    instead: 'the shadow of the booklet ends at the edge of its screen',
  },
  { what: '`text-wrap: pretty`', missing: 'Firefox', instead: 'lines break as usual' },
  {
    what: '`scrollbar-color`, `scrollbar-width`',
    missing: 'Safari (the width: to 18.1)',
    instead: "the system's scroll bars",
  },
  { what: '`requestIdleCallback`', missing: 'Safari', instead: 'a short delay before the later parts are loaded' },
  { what: '`navigator.vibrate`', missing: 'Firefox, Safari', instead: 'no haptics' },
] as const;
