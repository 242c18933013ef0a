import type { Readings } from './rows.ts';
import type { SlowLoad } from './slowVisit.ts';

/** The readings of a first view. */
export function firstViewReadings({ moments, work }: SlowLoad): Readings {
  return defined({
    slowFirstPaint: moments.firstPaint,
    slowLargestPaint: moments.largestPaint,
    slowAnswers: moments.answers,
    slowWork: work.all,
    slowScript: work.script,
    slowStyle: work.style,
    slowLayout: work.layout,
  });
}

/** The readings of a page that is the second of a visit. */
export function secondPageReadings(load: SlowLoad): Readings {
  const { firstPaint, largestPaint } = load.moments;
  return defined({ nextSent: sent(load), nextFirstPaint: firstPaint, nextLargestPaint: largestPaint });
}

/** The readings of a page that was seen before. */
export function secondViewReadings(load: SlowLoad): Readings {
  const { firstPaint, largestPaint } = load.moments;
  return defined({ againSent: sent(load), againFirstPaint: firstPaint, againLargestPaint: largestPaint });
}

function sent({ requests }: SlowLoad): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Without what a load did not come to. */
function defined(readings: Readonly<Record<string, number | undefined>>): Readings {
  return Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== undefined));
}
