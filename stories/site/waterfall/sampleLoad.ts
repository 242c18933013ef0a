import type { WaterfallProps } from './Waterfall.tsx';

const asked = { kind: 'script', priority: 'High', queuedMs: 710, sentMs: 715, answeredMs: 1290 } as const;

/** A load made up to show everything that a chart can: each kind of file, a queue, two paints, a name too long for its line. */
export const sampleLoad = {
  name: '/book',
  untilMs: 3500,
  moments: { firstPaint: 1420, largestPaint: 1980, answers: 3090 },
  requests: [
    {
      path: '/book',
      kind: 'html',
      priority: 'VeryHigh',
      queuedMs: 0,
      sentMs: 3,
      answeredMs: 569,
      endMs: 690,
      bytes: 20_667,
    },
    { ...asked, path: '/assets/index-B1n9eZxY.css', kind: 'css', priority: 'VeryHigh', endMs: 1340, bytes: 5457 },
    {
      ...asked,
      path: '/assets/press-start-2p-latin-400-normal-_wFEWmAB.woff2',
      kind: 'font',
      endMs: 1720,
      bytes: 13_240,
    },
    { ...asked, path: '/assets/index-jWJLqt2K.js', sentMs: 1350, answeredMs: 1930, endMs: 2780, bytes: 96_454 },
    {
      ...asked,
      path: '/favicon.svg',
      kind: 'other',
      priority: 'Low',
      sentMs: 1730,
      answeredMs: 2300,
      endMs: 2320,
      bytes: 912,
    },
  ],
} as const satisfies WaterfallProps;
