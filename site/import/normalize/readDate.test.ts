import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { readDate, readPeriod } from './readDate.ts';

test('what is read of any text is a date that a calendar has', () => {
  const piece = fc.oneof(
    fc.constantFrom('2023', '13', '00', '9', '-', '/', '.', ' ', 'Sept', 'März', 'to', 'Present'),
    fc.string({ unit: anyCodePoint, maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('');
      const { startDate, endDate } = readPeriod(text) ?? {};
      for (const date of [readDate(text), startDate, endDate])
        if (date !== undefined) expect(calendarDate(date)).toBeDefined();
    }),
  );
});
