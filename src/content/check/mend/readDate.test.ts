import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCodePoint } from '../../anyCodePoint.ts';
import { calendarDate } from '../../calendarDate.ts';
import { isPresent, readDate, readPeriod } from './readDate.ts';

test.each([
  ['2023', '2023'],
  ['2023-9', '2023-09'],
  ['2023-9-28', '2023-09-28'],
  ['2023/09/28', '2023-09-28'],
  ['2023.09', '2023-09'],
  ['2023-09-28T00:00:00.000Z', '2023-09-28'],
  ['2023-09-28T08:00:00Z', '2023-09-28'],
  ['2023-09-27T22:00:00.000Z', '2023-09-28'],
  ['2023-01-31T23:00:00.000Z', '2023-02-01'],
  ['2022-12-31T23:00:00.000Z', '2023-01-01'],
  ['2023-09-28T15:47:12Z', '2023-09-28'],
  ['2023-09-00', '2023-09'],
  ['2023-00-00', '2023'],
  ['20230928', '2023-09-28'],
  ['202309', '2023-09'],
  ['09/2023', '2023-09'],
  ['9.2023', '2023-09'],
  ['28.9.2023', '2023-09-28'],
  ['28/09/2023', '2023-09-28'],
  ['09/28/2023', '2023-09-28'],
  ['09/10/2023', '2023'],
  ['2023年9月28日', '2023-09-28'],
  ['Sept 2023', '2023-09'],
  ['Sept. 2023', '2023-09'],
  ['September 28th, 2023', '2023-09-28'],
  ['28. September 2023', '2023-09-28'],
  ['2023 SEP', '2023-09'],
  ['März 2023', '2023-03'],
  ['Mrz 2023', '2023-03'],
  ['Dezember 2023', '2023-12'],
  ['٢٠٢٣/٠٩', '2023-09'],
  ['سبتمبر ٢٠٢٣', '2023-09'],
  ['28 de septiembre de 2023', '2023-09-28'],
  ['ene. 2023', '2023-01'],
  ['août 2023', '2023-08'],
  ['1er févr. 2023', '2023-02-01'],
  ['giugno 2023', '2023-06'],
  ['outubro de 2023', '2023-10'],
  ['mrt 2023', '2023-03'],
  ['сентября 2023', '2023-09'],
  ['Summer 2019', '2019'],
  ['about 2019', '2019'],
])('%s is read as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each(['', 'soon', '2023-13', '2023-02-30', '32.01.2023', '13/13/2023', '5 years', 'jui 23', 'May', '2019 – 2021'])(
  '%j is no date',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);

test.each([
  'Present',
  'present.',
  'until now',
  'heute',
  'bis heute',
  'actualidad',
  'la actualidad',
  'aujourd’hui',
  "Aujourd'hui",
  'à ce jour',
  'настоящее время',
  'по сей день',
  '至今',
  '-',
])('%j says that it goes on', (text) => {
  expect(isPresent(text)).toBe(true);
});

test.each(['', '2023', 'soon', 'presented'])('%j does not', (text) => {
  expect(isPresent(text)).toBe(false);
});

test.each([
  ['2019 – 2021', '2019', '2021'],
  ['2019-2021', '2019', '2021'],
  ['Jan 2020 - Present', '2020-01', undefined],
  ['August 2012 to May 2016', '2012-08', '2016-05'],
  ['03/2020 bis heute', '2020-03', undefined],
  ['2020-01 - 2021-02', '2020-01', '2021-02'],
  ['March – June 2020', '2020-03', '2020-06'],
  ['since 2020', '2020', undefined],
  ['May 2016', '2016-05', '2016-05'],
])('%s is from %s to %s', (text, startDate, endDate) => {
  expect(readPeriod(text)).toEqual({ startDate, ...(endDate && { endDate }) });
});

test.each(['', 'soon', '5 years', 'then – now'])('%j is no period', (text) => {
  expect(readPeriod(text)).toBeUndefined();
});

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
