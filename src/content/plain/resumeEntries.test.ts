import { describe, expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import type { Resume } from '../Resume.ts';
import { saidWords } from '../saidWords.ts';
import { jobEntries, otherEntries } from './resumeEntries.ts';

const entriesOf = (work: NonNullable<Resume['work']>) => jobEntries(exampleContent({ resume: { work } }).resume);
/** A company with its roles in brackets, or a position at its company. */
const told = (work: NonNullable<Resume['work']>) =>
  entriesOf(work).map(({ title, organization, roles }) =>
    roles.length > 0 ? `${title} [${roles.map((role) => role.title).join(', ')}]` : `${title} at ${organization}`,
  );

const oakLead = { name: 'Oak', position: 'Lead', startDate: '2020-03' };
const oakDeveloper = { name: ' OAK', position: 'Developer', startDate: '2017-05', endDate: '2020-02' };
const oakIntern = { name: 'Oak', position: 'Intern', startDate: '2010-01', endDate: '2010-06' };
const elm = { name: 'Elm', position: 'Designer', startDate: '2012', endDate: '2016' };

describe('several positions at one company', () => {
  test('are grouped below its name, the newest first, whatever the order of the file', () => {
    expect(told([oakDeveloper, oakLead, elm])).toEqual(['Oak [Lead, Developer]', 'Designer at Elm']);
  });

  test('are an entry of its own after years elsewhere', () => {
    expect(told([oakIntern, oakLead, elm, oakDeveloper])).toEqual([
      'Oak [Lead, Developer]',
      'Designer at Elm',
      'Intern at Oak',
    ]);
  });

  test('stay grouped over a gap in which there was no other job', () => {
    expect(told([oakLead, oakIntern])).toEqual(['Oak [Lead, Intern]']);
  });

  test('are not grouped when the company is not named', () => {
    expect(
      told([
        { position: 'Writer', endDate: '2012' },
        { position: 'Reader', endDate: '2011' },
      ]),
    ).toEqual(['Writer at ', 'Reader at ']);
  });

  test('take the time from the first day of the oldest to the last of the newest', () => {
    const [ended] = entriesOf([oakIntern, oakDeveloper]);
    expect(ended).toMatchObject({ start: '2010-01', end: '2020-02' });
    const [lasting] = entriesOf([oakLead, oakDeveloper]);
    expect(lasting).toMatchObject({ start: '2017-05', end: '' });
    const [withUndated] = entriesOf([oakDeveloper, { name: 'Oak', position: 'Helper' }]);
    expect(withUndated).toMatchObject({ start: '2017-05', end: '2020-02' });
  });

  test('say a shared place once, with the company, and others with each role', () => {
    const [shared] = entriesOf([
      { ...oakLead, location: 'Ghent' },
      { ...oakDeveloper, location: 'Ghent' },
    ]);
    expect([shared?.location, ...(shared?.roles ?? []).map(({ location }) => location)]).toEqual(['Ghent', '', '']);
    const [moved] = entriesOf([
      { ...oakLead, location: 'Ghent' },
      { ...oakDeveloper, location: 'Bruges' },
    ]);
    expect([moved?.location, ...(moved?.roles ?? []).map(({ location }) => location)]).toEqual(['', 'Ghent', 'Bruges']);
  });

  test('have each its own title, time and words', () => {
    const [group] = entriesOf([
      { ...oakLead, position: ' Lead ', summary: 'Leads.', highlights: ['Led.', ' '] },
      { ...oakDeveloper, location: ' Bruges ' },
    ]);
    expect(group).toEqual({
      ...{ title: 'Oak', organization: '', location: '', description: '', start: '2017-05', end: '', url: '' },
      ...{ summary: '', points: [], facts: [] },
      roles: [
        { title: 'Lead', location: '', start: '2020-03', end: '', summary: 'Leads.', points: ['Led.'] },
        { title: 'Developer', location: 'Bruges', start: '2017-05', end: '2020-02', summary: '', points: [] },
      ],
    });
  });

  test.each([
    ['2019', '2019-06', '2019'],
    ['2018', '2019-01', '2019-01'],
  ])('that end in %s and in %s last until %s', (one, other, end) => {
    expect(
      entriesOf([
        { name: 'Oak', position: 'Lead', startDate: '2017', endDate: one },
        { name: 'Oak', position: 'Developer', startDate: '2016', endDate: other },
      ])[0]?.end,
    ).toBe(end);
  });

  test('have the company’s address and description from the newest that tells them', () => {
    const [group] = entriesOf([
      oakLead,
      { ...oakDeveloper, url: 'https://oak.example/', description: 'A joinery' },
      { ...oakIntern, url: 'https://old.example/', description: 'A forest' },
    ]);
    expect(group).toMatchObject({ url: 'https://oak.example/', description: 'A joinery' });
  });
});

test.each<[claim: string, listed: { startDate?: string; endDate?: string }[], ordered: number[]]>([
  ['the newest first, though the file has it last', [{ endDate: '2010' }, { endDate: '2015' }], [1, 0]],
  ['what lasts before what ended', [{ startDate: '2010', endDate: '2024' }, { startDate: '2001' }], [1, 0]],
  ['of two that last, the later start', [{ startDate: '2010' }, { startDate: '2020' }], [1, 0]],
  [
    'of two with one end, the later start',
    [
      { startDate: '2010', endDate: '2012' },
      { startDate: '2011', endDate: '2012' },
    ],
    [1, 0],
  ],
  ['undated ones last', [{}, { endDate: '1970' }], [1, 0]],
  ['as listed, where nothing tells them apart', [{ endDate: '2012' }, { endDate: '2012' }, {}, {}], [0, 1, 2, 3]],
])('jobs stand %s', (_, listed, ordered) => {
  expect(
    entriesOf(listed.map((dates, index) => ({ ...dates, position: `${index}` }))).map(({ title }) => title),
  ).toEqual(ordered.map(String));
});

describe('one position', () => {
  test('has the company beside it, and description and place each on its own', () => {
    expect(entriesOf([{ ...elm, location: 'Ghent', description: 'A studio' }])).toMatchObject([
      { title: 'Designer', organization: 'Elm', location: 'Ghent', description: 'A studio', roles: [] },
    ]);
  });

  test.each([{}, { url: 'https://oak.example/' }, { startDate: '2020' }, { summary: ' ', highlights: [''] }])(
    'is left out when it says nothing: %o',
    (job) => {
      expect(entriesOf([job])).toEqual([]);
    },
  );
});

test('facts of schools and projects have labels', () => {
  const { resume } = exampleContent({
    resume: {
      education: [{ institution: 'School', score: '4.0', courses: ['Maths', ' ', 'Art'] }],
      projects: [{ name: 'Tilekit', type: 'application', keywords: ['maps'], roles: ['Lead', 'Designer'] }],
    },
  });
  const labelled = (section: 'education' | 'projects') =>
    otherEntries(section, resume, saidWords.facts).flatMap(({ facts }) =>
      facts.map(({ label, detail }) => `${label}: ${detail}`),
    );
  expect(labelled('education')).toEqual(['Score: 4.0', 'Courses: Maths, Art']);
  expect(labelled('projects')).toEqual(['Roles: Lead, Designer', 'Type: application', 'Keywords: maps']);
});
