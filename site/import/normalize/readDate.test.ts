import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { calendarOf } from './otherCalendars.ts';
import { isPresent, readDate, readPeriod } from './readDate.ts';

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

test.each<[string, unknown]>([
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
  ['2023년 9월', '2023-09'],
  ['2023년 9월 28일', '2023-09-28'],
  ['令和5年9月', '2023-09'],
  ['平成元年4月1日', '1989-04-01'],
  ['1399/06', undefined],
  ['Summer 2019', '2019'],
  ['WS 2019/20', '2019'],
  ["Avril 2021 - Aujourd'hui", undefined],
  ['about 2019', '2019'],
  ['', undefined],
  ['soon', undefined],
  ['2023-13', undefined],
  ['2023-02-30', undefined],
  ['32.01.2023', undefined],
  ['13/13/2023', undefined],
  ['5 years', undefined],
  ['jui 23', undefined],
  ['May', undefined],
  ['2019 – 2021', undefined],
])('%j is the date %j', (input, expected) => {
  expect(readDate(input)).toEqual(expected);
});

test.each([
  ['1399/06', '2020-08'],
  ['۱۳۹۹/۱۱/۰۵', '2021-01-24'],
  ['1403/12/30', '2025-03-20'],
  ['1390', '2011'],
  ['1445', undefined],
  ['2019-03', '2019-03'],
])('%j is the date %j in a file with the solar calendar', (input, expected) => {
  expect(readDate(input, 'solar')).toEqual(expected);
});

test.each<[string, object, string]>([
  ['Persian texts', { basics: { name: 'آزاده گل' }, work: [{ startDate: '1399' }] }, 'solar'],
  ['Persian digits', { work: [{ startDate: '۱۳۹۹' }] }, 'solar'],
  ['only solar years', { work: [{ startDate: 1395, endDate: '1399/05' }] }, 'solar'],
  ['one such year', { work: [{ startDate: '1395' }] }, 'gregorian'],
  ['other years beside it', { work: [{ startDate: '1395', endDate: '1400' }, { startDate: '2019' }] }, 'gregorian'],
])('a file with %s: %j counts its years as %s', (_, file, expected) => {
  expect(calendarOf(file)).toBe(expected);
});

test.each<[string, unknown]>([
  ['Present', true],
  ['present.', true],
  ['until now', true],
  ['heute', true],
  ['bis heute', true],
  ['actualidad', true],
  ['la actualidad', true],
  ['aujourd’hui', true],
  ["Aujourd'hui", true],
  ['à ce jour', true],
  ['настоящее время', true],
  ['по сей день', true],
  ['至今', true],
  ['現在に至る', true],
  ['재직 중', true],
  ['اکنون', true],
  ['nå', true],
  ['i dag', true],
  ['o presente', true],
  ['avui', true],
  ['-', true],
  ['', false],
  ['2023', false],
  ['soon', false],
  ['presented', false],
])('whether %j means the present: %j', (input, expected) => {
  expect(isPresent(input)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['2019 – 2021', { startDate: '2019', endDate: '2021' }],
  ['2019-2021', { startDate: '2019', endDate: '2021' }],
  ['Jan 2020 - Present', { startDate: '2020-01' }],
  ['August 2012 to May 2016', { startDate: '2012-08', endDate: '2016-05' }],
  ['03/2020 bis heute', { startDate: '2020-03' }],
  ['2020-01 - 2021-02', { startDate: '2020-01', endDate: '2021-02' }],
  ['March – June 2020', { startDate: '2020-03', endDate: '2020-06' }],
  ['since 2020', { startDate: '2020' }],
  ["Avril 2021 - Aujourd'hui", { startDate: '2021-04' }],
  ['2020 to date', { startDate: '2020' }],
  ['2017년 7월 ~ 2021년 2월', { startDate: '2017-07', endDate: '2021-02' }],
  ['2024, février - 2024, novembre', { startDate: '2024-02', endDate: '2024-11' }],
  ['2015/2016', { startDate: '2015', endDate: '2016' }],
  ['WS 2019/20', { startDate: '2019', endDate: '2019' }],
  ['May 2016', { startDate: '2016-05', endDate: '2016-05' }],
  ['', undefined],
  ['soon', undefined],
  ['5 years', undefined],
  ['then – now', undefined],
])('%j is the period %j', (input, expected) => {
  expect(readPeriod(input)).toEqual(expected);
});
