import { join } from 'node:path';
import { test } from 'vitest';
import { expectExamples, json } from '../testing/expectExamples.ts';
import { calendarDate, dateNumber } from './calendarDate.ts';
import { duration } from './duration.ts';
import { formatPeriod, numericDateMessages } from './formatPeriod.ts';

/** `null` for a missing one. */
type Dates = [start: string | null, end: string | null];

test('dates and periods match the approved examples', async () => {
  await expectExamples(join(import.meta.dirname, 'examples.txt'), {
    date: json(calendarDate),
    'number of a date': json((date: string) => dateNumber(date, -7)),
    duration: json(([start, end]: Dates) => duration(start ?? undefined, end ?? undefined, '2025-11-01')),
    'period in a language': json(([language, start, end]: [string, ...Dates]) =>
      formatPeriod(start ?? undefined, end ?? undefined, numericDateMessages(language)),
    ),
  });
});
