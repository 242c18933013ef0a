import { describe, expect, test } from 'vitest';
import { pathText } from '../Problem.ts';
import { mendResume } from './mendResume.ts';

const mended = (document: unknown) => {
  const { document: found, problems } = mendResume(document);
  return [found, ...problems.map(({ path, message }) => `${pathText(path)}: ${message}`)];
};
const job = (entry: object, found: object, ...lines: string[]) =>
  [{ work: [entry] }, { work: [found] }, ...lines.map((line) => `work[0].${line}`)] as const;

describe('what can be understood is read, and said', () => {
  test.each<[habit: string, ...rest: readonly [document: unknown, found: unknown, ...lines: string[]]]>([
    ['a present', ...job({ endDate: 'Present' }, {}, 'endDate: "Present" read as still going on.')],
    ['a present in German', ...job({ endDate: 'heute' }, {}, 'endDate: "heute" read as still going on.')],
    [
      'a month first',
      ...job({ startDate: '09/2023' }, { startDate: '2023-09' }, 'startDate: "09/2023" read as 2023-09.'),
    ],
    ['a year as a number', ...job({ startDate: 2019 }, { startDate: '2019' }, 'startDate: 2019 read as 2019.')],
    [
      'a date in parts',
      ...job(
        { startDate: { year: 2019, month: 3 } },
        { startDate: '2019-03' },
        'startDate: {"year":2019,"month":3} read as 2019-03.',
      ),
    ],
    ['a date that is none', ...job({ startDate: 'soon' }, { startDate: 'soon' })],
    [
      'both dates in one',
      ...job(
        { startDate: '2019 – Present' },
        { startDate: '2019' },
        'startDate: "2019 – Present" read as from 2019 and still going on.',
      ),
    ],
    [
      'a period',
      ...job(
        { period: '2019 – 2021' },
        { startDate: '2019', endDate: '2021' },
        'period: "2019 – 2021" read as from 2019 to 2021.',
      ),
    ],
    [
      'dates in an object',
      ...job(
        { date: { start: '2019', end: '' } },
        { startDate: '2019' },
        'date: {"start":"2019","end":""} read as from 2019 and still going on.',
      ),
    ],
    [
      'an address without a scheme',
      ...job(
        { url: 'www.oak.example' },
        { url: 'https://www.oak.example' },
        'url: "www.oak.example" read as "https://www.oak.example".',
      ),
    ],
    [
      'an address without www',
      ...job(
        { url: 'oak.example/a' },
        { url: 'https://oak.example/a' },
        'url: "oak.example/a" read as "https://oak.example/a".',
      ),
    ],
    [
      'an address in an object',
      ...job({ url: { label: '', href: 'https://oak.example' } }, { url: 'https://oak.example' }),
    ],
    [
      'no address',
      ...job(
        { url: 'N/A' },
        {},
        'url: "N/A" is no web address, so it is left out. Write it in full, with https:// and without spaces.',
      ),
    ],
    ['a former key', ...job({ company: 'Oak' }, { name: 'Oak' }, 'company: "company" read as the key name.')],
    [
      'another tool’s key',
      ...job({ 'Started On': '2019' }, { startDate: '2019' }, 'Started On: "Started On" read as the key startDate.'),
    ],
    ['a misspelt key', ...job({ postion: 'Dev' }, { position: 'Dev' }, 'postion: "postion" read as the key position.')],
    ['a key beside the one that it means', ...job({ name: 'Oak', company: 'Elm' }, { name: 'Oak', company: 'Elm' })],
    [
      'an empty key beside the one that is meant',
      ...job({ name: '', company: 'Elm' }, { name: 'Elm' }, 'company: "company" read as the key name.'),
    ],
    [
      'highlights as a text',
      ...job(
        { highlights: 'One, a.\n• Two.' },
        { highlights: ['One, a.', 'Two.'] },
        'highlights: One text read as a list of 2.',
      ),
    ],
    [
      'a text as a list',
      ...job(
        { summary: ['One.', 'Two.'] },
        { summary: 'One.\n\nTwo.' },
        'summary: ["One.","Two."] read as the text "One.\\n\\nTwo.".',
      ),
    ],
    [
      'a place in an object',
      ...job(
        { location: { city: 'Ghent', country: 'BE' } },
        { location: 'Ghent, BE' },
        'location: {"city":"Ghent","country":"BE"} read as the text "Ghent, BE".',
      ),
    ],
    ['what is no text', ...job({ position: true }, {}, 'position: true is no text, so it is left out.')],
    ['a number', ...job({ name: 42 }, { name: '42' }, 'name: 42 read as the text "42".')],
    ['spaces', ...job({ name: ' Oak ' }, { name: 'Oak' })],
    ['what says nothing', { work: [{ name: '', url: null, summary: {}, highlights: [null] }] }, {}],
    [
      'a control character',
      ...job({ name: 'O\u0000ak' }, { name: 'Oak' }, 'name: A control character in this text is taken out.'),
    ],
    [
      'nothing in a list, whose other items keep their numbers',
      { work: [null, { name: 7 }] },
      { work: [{}, { name: '7' }] },
      'work[1].name: 7 read as the text "7".',
    ],
    [
      'experiences',
      { experiences: [{ name: 'Oak' }] },
      { work: [{ name: 'Oak' }] },
      'experiences: "experiences" read as the key work.',
    ],
    [
      'one entry alone',
      { work: { name: 'Oak' } },
      { work: [{ name: 'Oak' }] },
      'work: One object read as a list of 1.',
    ],
    [
      'skills by their names',
      { skills: { Web: ['HTML'], Git: 'Expert' } },
      {
        skills: [
          { name: 'Web', keywords: ['HTML'] },
          { name: 'Git', level: 'Expert' },
        ],
      },
      'skills: One object read as a list of 2.',
    ],
    ['skills as words', { skills: ['HTML'] }, { skills: [{ name: 'HTML' }] }, 'skills[0]: "HTML" read as its name.'],
    [
      'skills in a line',
      { skills: 'HTML, CSS' },
      { skills: [{ name: 'HTML' }, { name: 'CSS' }] },
      'skills: One text read as a list of 2.',
      'skills[0]: "HTML" read as its name.',
      'skills[1]: "CSS" read as its name.',
    ],
    [
      'keywords in a line',
      { skills: [{ keywords: 'HTML, CSS; Git' }] },
      { skills: [{ keywords: ['HTML', 'CSS', 'Git'] }] },
      'skills[0].keywords: One text read as a list of 3.',
    ],
    [
      'languages by their names',
      { languages: { Dutch: 'C2' } },
      { languages: [{ language: 'Dutch', fluency: 'C2' }] },
      'languages: One object read as a list of 1.',
    ],
    [
      'a list in an object',
      { work: { items: [{ name: 'Oak' }] } },
      { work: [{ name: 'Oak' }] },
      'work: One object read as a list of 1.',
    ],
    [
      'profiles by their networks',
      { basics: { profiles: { GitHub: 'github.com/ada' } } },
      { basics: { profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }] } },
      'basics.profiles: One object read as a list of 1.',
      'basics.profiles[0].url: "github.com/ada" read as "https://github.com/ada".',
    ],
    ['a name in two parts', { basics: { firstName: 'Ada', lastName: 'King' } }, { basics: { name: 'Ada King' } }],
    [
      'basics without their object',
      { name: 'Ada', email: 'a@a.example', work: [] },
      { basics: { name: 'Ada', email: 'a@a.example' } },
    ],
    ['a résumé in an object', { resume: { basics: { name: 'Ada' } } }, { basics: { name: 'Ada' } }],
    [
      'a town alone',
      { basics: { location: 'Ghent' } },
      { basics: { location: { city: 'Ghent' } } },
      'basics.location: "Ghent" read as its city.',
    ],
    [
      'an e-mail link',
      { basics: { email: 'mailto:a@a.example' } },
      { basics: { email: 'a@a.example' } },
      'basics.email: "mailto:a@a.example" read as "a@a.example".',
    ],
    [
      'an e-mail address with a name',
      { basics: { email: 'Ada <a@a.example>' } },
      { basics: { email: 'a@a.example' } },
      'basics.email: "Ada <a@a.example>" read as "a@a.example".',
    ],
    ['a key of its own', { theme: 'flat', 'x-a': null, $schema: 'a' }, { theme: 'flat', $schema: 'a' }],
    ['what is no object', [], []],
  ])('%s', (_, document, ...found) => {
    expect(mended(document)).toEqual(found);
  });
});
