// The name, the title and the contacts of résumés without fields.
import { expect, test } from 'vitest';
import { plainLine, type TextLine } from '../../read/TextLine.ts';
import { convertLines } from './textResume.ts';

const line = (text: string, style: Partial<TextLine> = {}): TextLine => ({ ...plainLine, text, ...style });
const large = { size: 2 };
const bold = { isBold: true };
const skills = [line('SKILLS', bold), line('Planing')];

/** The basics of a résumé with these lines at the top, and the texts of its contacts that are not imported. */
function headIn(...top: readonly TextLine[]) {
  const { document, unused } = convertLines([...top, ...skills]);
  return { ...document.basics, unused: unused.flatMap(({ texts }) => texts) };
}

test('the name is the line that the only email has, even if the email is at the end and artwork is larger', () => {
  const lines = [line('START\tAda Birch', large), line('Short résumé', large)];
  const { document } = convertLines([...lines, ...skills, line('ada.birch@mail.example')]);
  expect(document.basics).toMatchObject({ name: 'Ada Birch', email: 'ada.birch@mail.example', label: undefined });
});

test('of an address, the town is published, but not the street', () => {
  const address = 'Green Lane, Elm Bois, Oakham, Kent';
  expect(headIn(line('Ada Birch', large), line('Joiner', bold), line(address), line('ada@mail.example'))).toMatchObject(
    {
      location: 'Elm Bois, Oakham, Kent',
      unused: [address],
    },
  );
});

test('a name in capitals keeps the capital after "Mc", and a title its small words', () => {
  expect(headIn(line('ADA MCELM', large), line('HEAD OF JOINERY', bold))).toMatchObject({
    name: 'Ada McElm',
    label: 'Head of Joinery',
  });
});

test.each<[claim: string, lines: readonly TextLine[], label: string | undefined]>([
  ['continues after "&"', [line('JOINER &', bold), line('CARVER', bold)], 'Joiner & Carver'],
  [
    'with bars continues in the same style',
    [line('JOINER |TURNER|HEAD OF', bold), line('REPAIRS', bold)],
    'Joiner | Turner | Head of Repairs',
  ],
  [
    'with bars is not imported if a part of it is elsewhere',
    [line('JOINER |TURNER|HEAD OF', bold), line('ada@mail.example'), line('REPAIRS', bold)],
    undefined,
  ],
  ['may have a label', [line('ada@mail.example'), line('Functie\tMeubelmaker, joiner')], 'Meubelmaker, joiner'],
])('a title %s', (_, lines, label) => {
  expect(headIn(line('Ada Birch', large), ...lines).label).toBe(label);
});

test.each<[claim: string, lines: readonly TextLine[], basics: object]>([
  [
    'a phone number may be below a label for contacts',
    [line('Contact info: +32 470 00 00 00')],
    { phone: '+32 470 00 00 00' },
  ],
  [
    'a place is surer than a word beside a phone number, and is in ordinary case',
    [line('Joiner'), line('GOVERNANCE'), line('+32 470 00 00 00'), line('GHENT, BELGIUM')],
    { location: 'Ghent, Belgium', unused: ['GOVERNANCE'] },
  ],
  [
    'a second email is listed as not imported',
    [
      line('E-mail: ada@oak.example, ada@elm.example', {
        links: ['mailto:ada@oak.example', 'mailto:ada@elm.example'],
        linkTexts: ['ada@oak.example', 'ada@elm.example'],
      }),
    ],
    { email: 'ada@oak.example', unused: ['ada@elm.example'] },
  ],
  [
    'a link may lack its scheme',
    [line('LinkedIn', { links: ['www.linkedin.com/in/ada-birch/'], linkTexts: ['LinkedIn'] })],
    { profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada-birch/' }] },
  ],
  [
    'the text of a link may begin like that of another',
    [
      line('adabirch\t0000-0001-0000-0000\tadabirch.example', {
        links: [
          'https://www.linkedin.com/in/adabirch',
          'https://orcid.org/0000-0001-0000-0000',
          'https://adabirch.example',
        ],
        linkTexts: ['adabirch', '0000-0001-0000-0000', 'adabirch.example'],
      }),
    ],
    { url: 'https://adabirch.example', unused: [] },
  ],
  ['a date of birth is no part of a phone number', [line('0470 12 34 56\t01/05/1999')], { phone: '0470 12 34 56' }],
  ['a date of birth with an age is no phone number', [line('26/09/2002 (23 years)')], { phone: undefined }],
  [
    'a phone number may be only in a link',
    [line('Call me', { links: ['tel:+32470123456'], linkTexts: ['Call me'] })],
    { phone: '+32470123456' },
  ],
  ['an email that was drawn twice is none', [line('ada@oak.comada.birch2@oak.com')], { email: undefined }],
  ['an email may be on two lines', [line('ada.birch'), line('99@oak.example')], { email: 'ada.birch99@oak.example' }],
  ['a name with a dot is no address', [line('K.rathika')], { url: undefined }],
  [
    'a page on the own machine is no address',
    [line('Home', { links: ['http://localhost:3000/'], linkTexts: ['Home'] })],
    { url: undefined, profiles: [] },
  ],
  [
    'a doubled scheme is one',
    [line('ada.example', { links: ['http://http://ada.example'], linkTexts: ['ada.example'] })],
    { url: 'http://ada.example', profiles: [] },
  ],
  ['a label may be above its value', [line('E-mail'), line('ada@oak.example')], { email: 'ada@oak.example' }],
  ['contacts may be behind slashes', [line('Joiner / ada@oak.example / 0470 12 34 56')], { email: 'ada@oak.example' }],
])('%s', (_, lines, basics) => {
  expect(headIn(line('Ada Birch', large), ...lines)).toMatchObject(basics);
});

test('a town, a phone number and an email in columns at the foot of the page are those of the owner', () => {
  const foot = [line('Elm Club', bold), line('birchie@mail.example\tGhent\t+32 470 00 00 00')];
  const { document } = convertLines([line('Ada Birch', large), ...skills, line('VOLUNTEERING', bold), ...foot]);
  expect(document.basics).toMatchObject({
    ...{ email: 'birchie@mail.example', phone: '+32 470 00 00 00', location: 'Ghent' },
  });
  expect(JSON.stringify(document.textSections)).not.toContain('mail.example');
});

test('a first name and a last name in two columns are one name', () => {
  const column = [line('BIRCH', large), line('INTERESTS', bold), line('Chess')];
  const { document } = convertLines([line('ADA', large), ...skills, ...column, line('birch77@mail.example')]);
  expect(document.basics.name).toBe('Ada Birch');
  expect(document.skills).toEqual([{ name: 'Planing' }]);
});

test('the jobs of a file without a heading for them are neither its title nor its summary', () => {
  const jobs = ['Present – Dec 2022 Joiner', '2019 – 2021 Apprentice joiner'];
  const texts = jobs.flatMap((job) => [line(job), line('Planed the doors of four mills for two years.')]);
  const { document } = convertLines([line('Ada Birch', large), line('Elm Mill', bold), ...texts, ...skills]);
  expect(document.basics).toMatchObject({ name: 'Ada Birch', label: undefined, summary: '' });
});

test('a title of the document inside it is not a part of a section', () => {
  const { document } = convertLines([line('Ada Birch', large), ...skills, line('Lebenslauf', large)]);
  expect(document.skills).toEqual([{ name: 'Planing' }]);
});

test.each([
  ['OBJETIVO:', 'Joiner in a mill', 'Objetivo: Joiner in a mill'],
  ['Objective', 'I want to join old doors.', 'I want to join old doors.'],
  ['Profile', 'Joiner in a mill', 'Joiner in a mill'],
])('below %s, %s is the summary %s', (heading, text, summary) => {
  expect(headIn(line('Ada Birch', large), line(heading, bold), line(text)).summary).toBe(summary);
});

test('messengers and driving licenses are no places, and many pages are those of clients', () => {
  const lines = ['Ada Birch', 'Telegram/Whatsapp: +32 470 12 34 56', 'ada@mail.example', 'Permis B'].map((text) =>
    line(text),
  );
  expect(headIn(...lines)).toMatchObject({ location: undefined, phone: '+32 470 12 34 56' });
  const clients = ['oak', 'elm', 'ash', 'yew', 'fir'].map((name) => line(`${name}.example`));
  expect(headIn(line('Ada Birch', large), line('ada@mail.example'), ...clients)).toMatchObject({
    url: undefined,
    profiles: [],
  });
});

test('private data below "Profile" is not published', () => {
  const texts = ['I plane doors.', 'Date of birth: 5 May 1981', 'Marital status: married'];
  const { summary, unused } = headIn(
    line('Ada Birch', large),
    line('PROFILE', bold),
    ...texts.map((text) => line(text)),
  );
  expect(summary).toBe('I plane doors.');
  expect(unused).toEqual(texts.slice(1));
});

test('a name in two labeled parts is whole', () => {
  expect(headIn(line('Naam: Elm'), line('Voornaam: Ada'), line('E-mail: ada@elm.test')).name).toBe('Ada Elm');
});

test('a name may have a degree in brackets, and the only other line of its two parts may be below a label', () => {
  const contact = [line('CONTACT', bold), line('Ada Birch (PhD)'), line('adabirch@mail.example')];
  expect(convertLines([...skills, ...contact]).document.basics.name).toBe('Ada Birch (PhD)');
  expect(headIn(line('Naam'), line('Elm'), line('Voornaam\tAda'), line('ada@elm.test')).name).toBe('Ada Elm');
});

test('a bold label in the contacts is no heading', () => {
  const lines = ['CONTACT', 'E-mail:', 'ada@oak.example', 'Address:', '14 Larch Lane, Bath'];
  const { document } = convertLines([
    line('Ada Birch', large),
    ...lines.map((text) => line(text, /:$|T$/.test(text) ? bold : {})),
    ...skills,
  ]);
  expect(document.basics).toMatchObject({ email: 'ada@oak.example' });
  expect(document.textSections).toEqual([]);
});
