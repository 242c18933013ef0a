import { expect, test } from 'vitest';
import { missingLines, missingValues } from './missingValues.ts';

const resume = {
  basics: {
    name: 'Ada Example',
    url: 'https://ada.test/',
    phone: '+32 2 555',
    location: { city: 'Bern', postalCode: '3000' },
  },
  work: [
    { startDate: '2020-01', endDate: '2021', summary: 'Made doors.', highlights: ['Planed & sawed.', "Here I'm."] },
  ],
  skills: [{ name: 'C++', level: '4/5' }],
};

test.each<[found: string, value: unknown]>([
  ['as written', 'Ada Example'],
  ['without its scheme', 'ada.test'],
  ['with a scheme', 'tel:+32-2-555'],
  ['in HTML', '<p>Made doors.</p><ul><li>Planed &amp; sawed.</li></ul>'],
  ['in Markdown', '**Made** doors.\n- Planed & sawed.'],
  ['next to an address', 'Ada Example <https://ada.test>'],
  ['as a date', 'Jan 2020'],
  ['as a period', '01/2020 – 2021'],
  ['as a month in two digits', 1],
  ['as an open end date', 'Present'],
  ['after a label', 'Site: ada.test'],
  ['before dates', 'Made doors. (Jan 2020)'],
  ['as part of a level', 4],
  ['as a town and its postal code', '3000 Bern'],
  ['as a short word with an apostrophe', "I'm\nMade doors."],
  ['that is empty', ' '],
  ['that is a placeholder', '#'],
  ['that is zero', 0],
  ['that is a boolean', true],
])('reports nothing missing for a value %s', (_, value) => {
  expect(missingValues({ value }, resume)).toEqual([]);
});

test.each([
  ['Habilidades', []],
  ['Idiomas', [{ place: 'a[].label', values: ['Idiomas'] }]],
])('reports the label %s only if the résumé lacks that section', (label, missing) => {
  expect(missingValues({ a: [{ label }] }, resume)).toEqual(missing);
});

test.each<[value: unknown, missing: unknown]>([
  ['Sam', 'Sam'],
  ['Mad', 'Mad'],
  [7, 7],
  ['2022', '2022'],
  ['Made doors. (Once)', 'Once'],
  ['C#', 'C#'],
])('for %j, reports %j as missing', (value, missing) => {
  expect(missingValues({ a: [{ value }, { value }] }, resume)).toEqual([
    { place: 'a[].value', values: [missing, missing] },
  ]);
});

test.each<[place: string, file: Record<string, unknown>, resume: unknown]>([
  [
    'citizenship',
    { person: { citizenship: 'French' }, languages: [{ name: 'French' }] },
    { languages: [{ language: 'French' }] },
  ],
  ['experience[].stack', { experience: [{ stack: ['C#'] }], skills: ['C#'] }, { skills: [{ name: 'C#' }] }],
  [
    'location.country',
    { location: { country: 'Peru' }, work: [{ place: 'Lima, Peru' }] },
    { work: [{ location: 'Lima, Peru' }] },
  ],
])('reports a value at %s if the résumé has it only in another section', (place, file, published) => {
  expect(missingValues(file, published).map((missing) => missing.place)).toEqual([expect.stringContaining(place)]);
});

test('skips settings and reported values, and lists a hidden part once', () => {
  const file = { theme: 'Dark', jobs: [{ hidden: true, id: 'x1', name: 'Elm', city: 'Ghent' }], award: 'Best' };
  const exceptions = {
    settings: /^theme$|\.id$/,
    isHidden: (part: unknown) => Object(part).hidden === true,
    isReported: (_: unknown, value: unknown) => value === 'Best',
  };
  expect(missingValues(file, resume, exceptions)).toEqual([{ place: 'jobs[] (hidden in the file)', values: ['Elm'] }]);
});

test('prints one path per line, with at most ten values', () => {
  expect(
    missingLines('a.json', [
      { place: 'a[].b', values: Array.from({ length: 12 }, (_, index) => index) },
      { place: 'c', values: ['\u001b'] },
    ]),
  ).toEqual([
    'a.json  Not imported. Add to resume.json what you want to show:',
    '  a[].b: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more',
    String.raw`  c: "\u001b"`,
  ]);
});
