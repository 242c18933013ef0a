import { join } from 'node:path';
import { test } from 'vitest';
import { expectExamples } from '../testing/expectExamples.ts';
import { calendarDate, dateNumber } from './calendarDate.ts';
import { duration } from './duration.ts';
import { formatPeriod, numericDateMessages } from './formatPeriod.ts';

/** A start and an end; `null` for a missing one. */
function datesIn(input: string): [start: string | undefined, end: string | undefined] {
  const [start, end] = JSON.parse(input);
  return [start ?? undefined, end ?? undefined];
}

test('dates and periods match the approved examples', async () => {
  await expectExamples(join(import.meta.dirname, 'examples.txt'), {
    date: (input) => JSON.stringify(calendarDate(JSON.parse(input))),
    'number of a date': (input) => String(dateNumber(JSON.parse(input), -7)),
    duration: (input) => duration(...datesIn(input), '2025-11-01'),
    'period in a language': (input) => {
      const [language, ...dates] = JSON.parse(input);
      return formatPeriod(...datesIn(JSON.stringify(dates)), numericDateMessages(language));
    },
  });
});
