import { describe, expect, test } from 'vitest';
import { plainLine } from '../../read/TextLine.ts';
import { withoutTorn } from './clearEntries.ts';
import { withLongYears } from './datesIn.ts';
import { convertLines } from './textResume.ts';

const headings =
  /^(?:Ada Example|Experience|Skills|Education|Profile|Projects|Grants|References|Bo Elm|Signature|Languages|Volunteering)$/;

/** The résumé in these lines. "- " starts a list item. */
const resumeIn = (...texts: readonly string[]) =>
  convertLines(
    ['Ada Example', ...texts].map((text) => ({
      ...plainLine,
      text: text.replace(/^- /, ''),
      isListItem: text.startsWith('- '),
      ...(headings.test(text) && { isBold: true, size: 1.3 }),
      ...(text === 'Doors of oak' && { isBold: true }),
    })),
  );

const clearJobs = ['Head Joiner, Oak Works Ltd\t2019 – 2021', '- Planed doors.', 'Clerk, Elm School\t2015 – 2019'];

test('a section whose entries are all clear has entries, and no text', () => {
  const { document, textParts } = resumeIn('Experience', ...clearJobs);
  expect(document.work).toMatchObject([{ position: 'Head Joiner' }, { position: 'Clerk' }]);
  expect(textParts).toEqual([]);
});

describe('a section is kept as text, word for word, if one of its entries', () => {
  test.each([
    ['has no employer', ['Joiner\t2013 – 2015']],
    ['has no dates beside others with dates', ['Foreman, Birch Ltd']],
    [
      'has two names without a word for a job or an employer, as most have',
      ['Fir, Ash\t2013 – 2015', 'Yew, Ivy\t2011', 'Moss, Fern\t2009'],
    ],
    ['has a heading in its text', ['- Sawed boards.', 'Doors of oak', '- Door Grant']],
    ['is a degree', ['BSc in Forestry, Elm University\t2010 – 2013']],
  ])('%s', (_, lines) => {
    const { document, textParts } = resumeIn('Experience', ...clearJobs, ...lines);
    expect(document.work).toEqual([]);
    expect(textParts).toMatchObject([{ section: 'work', heading: 'Experience' }]);
    const [text] = document.textSections;
    expect(text).toMatchObject({ title: 'Experience', section: 'work' });
    expect(text?.text.replaceAll('**', '')).toContain(
      'Head Joiner, Oak Works Ltd · 2019 – 2021\n\n- Planed doors.\n\nClerk, Elm School · 2015 – 2019',
    );
  });
});

test('education is kept as text if most of its degrees have no word for one', () => {
  const schools = ['Oak House, Primary school\t2009 – 2013', 'Elm House, Secondary school\t2013 – 2018'];
  expect(resumeIn('Education', ...schools).document).toMatchObject({ education: [], textSections: [{}] });
});

test('a sentence of the summary that a narrow column breaks is whole', () => {
  expect(resumeIn('Profile', 'I plane doors and repair', 'Windows of old houses.').document.basics.summary).toBe(
    'I plane doors and repair Windows of old houses.',
  );
});

test('lines with names and dates above other lines are bold, unlike those below each other', () => {
  const textOf = (...lines: readonly string[]) => resumeIn('Volunteering', ...lines).document.textSections[0]?.text;
  expect(textOf('Joiner, 2019', '- Planed.', 'Clerk, 2018', '- Wrote.')).toContain('**Joiner, 2019**\n\n- Planed.');
  expect(textOf('Joiner, 2019', 'Clerk, 2018', 'Cook, 2017', 'Tea')).toContain('Joiner, 2019\n\nClerk, 2018');
});

test('skills are text if one of them is a sentence, or if a contact is beside them', () => {
  const sentence = 'An eye for old doors that nobody else would mend, stairs';
  expect(resumeIn('Skills', 'Planing, sawing', sentence).document).toMatchObject({
    skills: [],
    textSections: [{ text: `Planing, sawing\n\n${sentence}` }],
  });
  const { document, unused } = resumeIn('Skills', 'Planing', 'Eva Elm: 0470 12 34 56');
  expect(document).toMatchObject({ skills: [], textSections: [{ text: 'Planing' }] });
  expect(unused).toEqual([{ place: 'Skills, contacts and personal data', texts: ['Eva Elm: 0470 12 34 56'] }]);
});

test('sections without entries of their own are text: awards, memberships, publications and unknown ones', () => {
  const { document } = resumeIn('Grants', '- Door Grant, 2019', 'for doors', 'Fir Grant');
  expect(document.textSections).toEqual([
    { title: 'Grants', text: '- Door Grant, 2019 for doors\n\nFir Grant', section: 'awards' },
  ]);
});

test('remarks and the names of referees are not published', () => {
  const { document, unused } = resumeIn(
    'Skills',
    'Planing',
    'References',
    'Bo Elm',
    'Head Joiner',
    'Signature',
    'Ghent',
  );
  expect(document.textSections).toEqual([]);
  expect(unused).toEqual([
    { place: 'Bo Elm', texts: ['Head Joiner'] },
    { place: 'Signature', texts: ['Ghent'] },
  ]);
});

test.each([
  '2018-2024: Door Grant',
  '25.09.2020 – 25.09.2021: Stair Grant',
  '07/07 - 06/10 Stair Grant',
  'doi: 10.1007/s11245-024-10029-8',
  'Doors 12(3), 101–118, 978-3-16-148410-0',
])('%s has no phone number', (text) => {
  expect(resumeIn('Grants', text).document.textSections).toMatchObject([{ text }]);
});

test.each(['Bo Elm, +32 470 12 34 56', 'Call (0470) 12 34 56', 'Ash: 435-590-8009', 'Bo Elm, bo@elm.test'])(
  '%s is not published',
  (text) => {
    expect(resumeIn('Grants', 'Door Grant', text).document.textSections).toMatchObject([{ text: 'Door Grant' }]);
  },
);

test('a summary ends above the first paragraph that seems to be cut', () => {
  expect(withoutTorn('I plane.\n\nDec 2022, • Planed doors\n\nI saw.').summary).toBe('I plane.');
  expect(withoutTorn('I plane.\n\nDoors of\n\noak').unused).toEqual(['Doors of', 'oak']);
  expect(withoutTorn('I plane in Kiel. I saw\n\nold oak').summary).toBe('I plane in Kiel.');
  expect(withoutTorn('iOS • Swift\n\nI plane:\n\ndoors').unused).toEqual([]);
});

test('dates in a text stay as they are, and dots that lead to the margin go', () => {
  const lines = ['Door Grant, 21/10/2013', 'Doors.....................', 'Stairs . . . . . . . .\t400'];
  expect(resumeIn('Grants', ...lines).document.textSections[0]?.text).toBe(
    'Door Grant, 21/10/2013\n\nDoors\n\nStairs · 400',
  );
});

test('a section in bold has no bold lines', () => {
  expect(resumeIn('Grants', 'Doors of oak').document.textSections[0]?.text).toBe('Doors of oak');
  expect(resumeIn('Grants', 'Doors of oak', 'Stairs').document.textSections[0]?.text).toBe(
    '**Doors of oak**\n\nStairs',
  );
});

test('a text with a language twice is no list of languages', () => {
  expect(resumeIn('Languages', 'Dutch, English', 'English, French').document).toMatchObject({
    languages: [],
    textSections: [{ title: 'Languages' }],
  });
});

test('labels of skills may be in bold, without a colon', () => {
  const group = (label: string, text: string) => ({
    ...plainLine,
    text: `${label} ${text}`,
    styles: [
      { text: label, isBold: true, isItalic: false },
      { text, isBold: false, isItalic: false },
    ],
  });
  const heading = { ...plainLine, text: 'Skills', isBold: true, size: 1.3 };
  const { document } = convertLines([heading, group('Wood', 'Planes · Saws'), group('Stone', 'Chisels')]);
  expect(document.skills).toEqual([
    { name: 'Wood', keywords: ['Planes', 'Saws'] },
    { name: 'Stone', keywords: ['Chisels'] },
  ]);
});

test.each([
  ['Jan.12 à Mai 16', '2012-01', '2016-05'],
  ['Okt. 09 – Nov. 11', '2009-10', '2011-11'],
  ['07/98 - 06/02', '1998-07', '2002-06'],
])('the years in %s have two digits', (period, startDate, endDate) => {
  const { work } = resumeIn('Experience', `Head Joiner, Oak Works Ltd\t${period}`, '- Planed doors.').document;
  expect(work).toMatchObject([{ startDate, endDate }]);
});

test.each(['May 12 – June 15, 2019', 'Mai 16 – 20', '25/30 - 40/50'])('%s has no such years', (text) => {
  expect(resumeIn('Grants', text).document.textSections).toMatchObject([{ text }]);
  expect(withLongYears(text)).toBe(text);
});

test('personal data and referees below a heading that was not seen are not published', () => {
  const data = ['Father’s name\t:\tCy Elm', 'Personal Information:', 'Thana\t:\tElm', 'Reference:', 'Di Fir'];
  const others = ['Skills', '- Planing', 'Languages', 'Dutch'];
  const { document, unused } = resumeIn('Experience', '- Works as a joiner', ...data, ...others);
  expect(document.textSections).toMatchObject([{ text: '- Works as a joiner' }]);
  expect(unused).toEqual([{ place: 'Experience, contacts and personal data', texts: data }]);
});
