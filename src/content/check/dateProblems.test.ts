import { describe, expect, test } from 'vitest';
import { dateProblems } from './dateProblems.ts';

const notADate = (text: string) =>
  `"${text}" is not a date. Write a year, a month or a day: "2023", "2023-02" or "2023-02-28".`;

describe('a date', () => {
  test.each(['2023', '2023-01', '2023-12', '2023-12-31', '2024-02-29', ' ', ''])('%j is in order', (date) => {
    expect(dateProblems({ awards: [{ date }] })).toEqual([]);
  });

  test.each([
    ['2023-00', '"2023-00" does not exist: months go from 01 to 12. Write the right month.'],
    ['2023-04-31', '"2023-04-31" does not exist: days in 2023-04 go from 01 to 30. Write the right day.'],
    ['2024-02-30', '"2024-02-30" does not exist: days in 2024-02 go from 01 to 29. Write the right day.'],
    ['2023-1', notADate('2023-1')],
    ['x2023-13', notADate('x2023-13')],
    ['2023-13-011', notADate('2023-13-011')],
    ['soon', notADate('soon')],
  ])('%j is refused', (date, message) => {
    expect(dateProblems({ publications: [{ releaseDate: date }] })).toEqual([
      { severity: 'error', path: ['publications', 0, 'releaseDate'], message },
    ]);
  });

  test.each([
    ['what is no text', { awards: [{ date: 7 }] }],
    ['what only programs read', { meta: { date: 'soon' } }],
    ['what stands in an extension', { 'x-tool': { a: { date: 'soon' } } }],
    ['what is called otherwise', { awards: [{ day: 'soon' }] }],
    ['what stands deeper', { work: [{ stay: { startDate: 'soon' } }] }],
  ])('%s is not judged', (_, resume) => {
    expect(dateProblems(resume)).toEqual([]);
  });
});

describe('an end before its start', () => {
  const endsOf = (startDate: unknown, endDate: unknown) =>
    dateProblems({ work: [{ startDate, endDate }] }).filter(({ message }) => message.startsWith('The end'));

  test.each([
    ['2021', '2020'],
    ['2021-02', '2020'],
    ['2021-02', '2021-01'],
    ['2021-02-02', '2021-01-03'],
    ['2021-02-02', '2021-02-01'],
  ])('from %s to %s is refused', (start, end) => {
    expect(endsOf(start, end)).toEqual([
      {
        severity: 'error',
        path: ['work', 0, 'endDate'],
        message: `The end, "${end}", comes before the start, "${start}". Swap the two, or mend the wrong one.`,
      },
    ]);
  });

  test.each([
    ['2020', '2020'],
    ['2020-06', '2020'],
    ['2020', '2020-01'],
    ['2020-06-05', '2020-06'],
    ['2020-06', '2020-06-01'],
    ['soon', '2020'],
    ['2020', 'soon'],
    [undefined, '2020'],
    ['2021', 2020],
  ])('from %s to %s is in order', (start, end) => {
    expect(endsOf(start, end)).toEqual([]);
  });
});
