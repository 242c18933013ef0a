import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from './calendarDate.ts';

test('reads every valid day', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      expect(calendarDate(day.toISOString().slice(0, 10))).toEqual({
        precision: 'day',
        year: day.getUTCFullYear(),
        month: day.getUTCMonth() + 1,
        day: day.getUTCDate(),
      });
    }),
  );
});
