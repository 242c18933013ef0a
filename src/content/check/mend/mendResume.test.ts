import { expect, test } from 'vitest';
import { pathText } from '../Problem.ts';
import { mendResume } from './mendResume.ts';

const mended = (document: unknown) => {
  const { document: found, problems } = mendResume(document);
  return [found, ...problems.map(({ path, message }) => `${pathText(path)}: ${message}`)];
};
const job = (entry: object, found: object, ...lines: string[]) =>
  [{ work: [entry] }, { work: [found] }, ...lines.map((line) => `work[0].${line}`)] as const;

// What programs and people write instead of JSON Resume's fields is in site/setup/corpus, a habit a file; here is what is at its edges.
test.each<[habit: string, ...rest: readonly [document: unknown, found: unknown, ...lines: string[]]]>([
  ['a date that is none', ...job({ startDate: 'soon' }, { startDate: 'soon' })],
  [
    'dates in an object',
    ...job(
      { date: { start: '2019', end: '' } },
      { startDate: '2019' },
      'date: {"start":"2019","end":""} read as from 2019 and still going on.',
    ),
  ],
  ['an address in an object', ...job({ url: { label: '', href: 'https://oak.test' } }, { url: 'https://oak.test' })],
  ['a key beside the one that it means', ...job({ name: 'Oak', company: 'Elm' }, { name: 'Oak', company: 'Elm' })],
  [
    'an empty key beside the one that is meant',
    ...job({ name: '', company: 'Elm' }, { name: 'Elm' }, 'company: "company" read as the key name.'),
  ],
  ['what is no text', ...job({ position: true }, {}, 'position: true is no text, so it is left out.')],
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
  ['a key of its own', { theme: 'flat', 'x-a': null, $schema: 'a' }, { theme: 'flat', $schema: 'a' }],
  ['what is no object', [], []],
])('%s is read, and said', (_, document, ...found) => {
  expect(mended(document)).toEqual(found);
});
