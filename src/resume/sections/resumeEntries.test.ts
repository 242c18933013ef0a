import { expect, test } from 'vitest';
import { baseMessages } from '../messages/baseMessages.ts';
import { jobEntries, sectionEntries } from './resumeEntries.ts';

const job = (name: string, position: string, startDate?: string, endDate?: string) => ({
  name,
  position,
  startDate,
  endDate,
});

test.each([
  [
    'consecutive positions',
    [job('Oak', 'Lead', '2021-03'), job('oak ', 'Hand', '2018-01', '2021-02')],
    ['Oak: Lead, Hand'],
  ],
  [
    'positions without a break, beside a job elsewhere',
    [job('Oak', 'Lead', '2021-03'), job('Elm', 'Guest', '2020', '2022'), job('Oak', 'Hand', '2018-01', '2021-02')],
    ['Oak: Lead, Hand', 'Guest: '],
  ],
  [
    'an ongoing position, beside a later job elsewhere',
    [job('Oak', 'Lead', '2021-03'), job('Elm', 'Guest', '2020', '2022'), job('Oak', 'Hand', '2018-01')],
    ['Oak: Lead, Hand', 'Guest: '],
  ],
  [
    'a position without dates, listed last',
    [job('Oak', 'Lead', '2021-03'), job('Elm', 'Guest', '2020', '2022'), job('Oak', 'Hand')],
    ['Oak: Lead, Hand', 'Guest: '],
  ],
  [
    'a return after a break',
    [job('Oak', 'Lead', '2021-03'), job('Elm', 'Guest', '2019', '2020'), job('Oak', 'Hand', '2016', '2018')],
    ['Lead: ', 'Guest: ', 'Hand: '],
  ],
])('groups jobs into entries: %s', (_, work, expected) => {
  const entries = jobEntries({ basics: { name: 'Ada' }, work });
  expect(entries.map(({ title, roles }) => `${title}: ${roles.map((role) => role.title).join(', ')}`)).toEqual(
    expected,
  );
});

test.each([
  ['in a field alone', {}, ['On Glue']],
  ['in the summary, too', { summary: 'With a thesis “On glue”.' }, []],
  ['in a highlight, too', { highlights: ['Thesis: On  Glue'] }, []],
])('a thesis shows once if it is %s', (_, texts, expected) => {
  const resume = { basics: { name: 'Ada' }, education: [{ institution: 'School', thesis: 'On Glue', ...texts }] };
  const facts = sectionEntries('education', resume, baseMessages).flatMap((entry) => entry.facts);
  expect(facts.map(({ detail }) => detail)).toEqual(expected);
});

test.each([
  ['one', 'Doors', '', ['Doors', '', '']],
  ['the same', 'Doors', ' Doors ', ['Doors', '', '']],
  ['different ones', 'Doors', 'Stairs', ['', 'Doors', 'Stairs']],
])('positions at one employer with %s show each description once', (_, description, otherDescription, expected) => {
  const work = [
    { ...job('Oak', 'Lead', '2021'), description },
    { ...job('Oak', 'Hand', '2018', '2021'), description: otherDescription },
  ];
  const [entry] = jobEntries({ basics: { name: 'Ada' }, work });
  expect([entry, ...(entry?.roles ?? [])].map((part) => part?.description)).toEqual(expected);
});

test('positions that all have the employer’s dates show them once', () => {
  const work = [job('Oak', 'Lead', '2010', '2020'), job('Oak', 'Hand', '2010', '2020')];
  const [entry] = jobEntries({ basics: { name: 'Ada' }, work });
  expect([entry, ...(entry?.roles ?? [])].map((dates) => `${dates?.start} ${dates?.end}`)).toEqual([
    '2010 2020',
    ' ',
    ' ',
  ]);
});

test.each([undefined, ''])(
  'a job with the end date %j is ongoing: it comes first, and its employer has no end',
  (end) => {
    const work = [
      job('Elm', 'Guest', '2015', '2022'),
      job('Oak', 'Lead', '2012', end),
      job('Oak', 'Hand', '2010', '2012'),
    ];
    const entries = jobEntries({ basics: { name: 'Ada' }, work });
    expect(entries.map(({ title, end }) => [title, end])).toEqual([
      ['Oak', ''],
      ['Guest', '2022'],
    ]);
  },
);
