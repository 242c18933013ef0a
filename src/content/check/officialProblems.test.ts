import { expect, test } from 'vitest';
import { officialProblems } from './officialProblems.ts';

test.each<[document: object, path: string, message: string]>([
  [{ basics: { name: 7 } }, 'basics.name', '7 is not a text in double quotes. Write a text in double quotes.'],
  [{ work: {} }, 'work', '{} is not a list in [ ]. Write a list in [ ].'],
  [{ basics: [] }, 'basics', '[] is not an object in { }. Write an object in { }.'],
  [
    { basics: { name: null } },
    'basics.name',
    'null is not a text in double quotes. Write a text in double quotes, or take the line out.',
  ],
  [{ basics: { email: '' } }, 'basics.email', 'This is empty. Write something, or take the line out.'],
  [
    { basics: { url: 'ada' } },
    'basics.url',
    '"ada" is not a web address. Write it in full, with https:// and without spaces.',
  ],
  [
    { work: [{ startDate: 'soon' }] },
    'work.0.startDate',
    expect.stringMatching(/^The JSON Resume schema says: "soon" does not match pattern .*\.$/),
  ],
])('%j: %s is reported in plain words', (document, path, message) => {
  const found = officialProblems(document);
  expect(found.map((problem) => ({ ...problem, path: problem.path.join('.') }))).toEqual([
    { severity: 'error', path, message },
  ]);
});

test.each(['ada@ada.example', 'jürgen@müller.example', 'ada'])(
  'a résumé in order is in order, and %s is for another rule',
  (email) => {
    expect(officialProblems({ basics: { name: 'Ada', email } })).toEqual([]);
  },
);
