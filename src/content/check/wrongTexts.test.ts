// What is wrong with single texts, wherever they stand.
import { describe, expect, test } from 'vitest';
import { resumeAddressProblems } from './addressProblems.ts';
import { formatFindings } from './formatFindings.ts';
import { formerProblems } from './formerProblems.ts';
import { letterProblems } from './letterProblems.ts';
import { placeholderProblems } from './placeholderProblems.ts';
import { scriptProblems } from './scriptProblems.ts';
import { shown } from './shown.ts';

test.each([
  ['a bell', 'a\u0007', 'error', 'There is a control character (U+0007) in this text. Take it out.'],
  ['a delete', 'a\u007f', 'error', 'There is a control character (U+007F) in this text. Take it out.'],
  [
    'a lost letter',
    'a\uFFFD',
    'warning',
    'A letter in this text is broken. Save the file as UTF-8, and write the letter anew.',
  ],
  ['a tag', 'Led <font>two</font>', 'warning', 'HTML is left in this text: "<font>". Take it out.'],
])('%s is found', (_, text, severity, message) => {
  expect(letterProblems({ a: text })).toEqual([{ severity, path: ['a'], message }]);
});

test('white space of any kind, and what is no text, are in order', () => {
  expect(letterProblems({ a: '\t\n\v\f\r é', b: 7, c: null })).toEqual([]);
});

test.each([
  [undefined, 'nothing'],
  [7, '7'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(59)}…`],
])('%j is repeated as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});

test.each([
  [{ severity: 'error', file: 'a.json', path: 'x', message: 'No.' }, 'a.json  x: No.'],
  [{ severity: 'warning', file: 'a.json', path: '', line: 3, message: 'No.' }, 'a.json:3:1  warning: No.'],
  [{ severity: 'error', file: 'a.json', path: '', line: 3, column: 4, message: 'No.' }, 'a.json:3:4  No.'],
  [
    {
      severity: 'error',
      file: 'a\u202e.json',
      path: 'x\t\r\n',
      message: '"\0\u001b\u007f\u009b\u061c\u200f\u2028\u2029\u2069"',
    },
    String.raw`a\u202e.json  x\u0009\u000d\u000a: "\u0000\u001b\u007f\u009b\u061c\u200f\u2028\u2029\u2069"`,
  ],
  [{ severity: 'error', file: 'é.json', path: 'لا', message: '👩‍🚀 No.' }, 'é.json  لا: 👩‍🚀 No.'],
] as const)('%j is reported in a line', (finding, line) => {
  expect(formatFindings([finding, finding])).toBe(`${line}\n${line}`);
});

test.each([
  [10, 11, 'a.json:1:1  work[0].name: 0 is not a text in double quotes, nor is "x0".'],
  [60_000, 2, 'a.json:1:1  work[0].name: 0 is not a text in double quotes, nor is "x0". And 59999 more like this.'],
])('of %i findings of a kind, and one of another, %i lines are told', (count, told, first) => {
  const findings = Array.from({ length: count }, (_, index) => ({
    severity: 'error' as const,
    file: 'a.json',
    path: `work[${index}].name`,
    line: index + 1,
    message: `${index} is not a text in double quotes, nor is "x${index}".`,
  }));
  const other = { severity: 'warning', file: 'a.json', path: 'b', line: 1, message: 'No.' } as const;
  const lines = formatFindings([...findings, other]).split('\n');
  expect(lines).toHaveLength(told);
  expect([lines[0], lines.at(-1)]).toEqual([first, 'a.json:1:1  warning: b: No.']);
});

test('an employer who is in the résumé no longer is found where game.json names them, by whole words', () => {
  const former = [{ work: [{ name: 'Oak Mill' }, { company: 'Elm' }, { name: 'Fir' }] }, undefined];
  const game = { about: ['At Oak-Mill, still.', 'Under an elm.', 'Elms and firs.'], site: { description: 'Oak Mill' } };
  const found = formerProblems(game, { work: [{ name: 'Fir' }] }, former).map(({ path, message }) => [path, message]);
  const rest = 'stands in resume.json no longer. Write this anew, or take it out: then it is drawn from your résumé.';
  expect(found).toEqual([
    [['about', 0], `"Oak Mill" is named here, and ${rest}`],
    [['about', 1], `"Elm" is named here, and ${rest}`],
  ]);
});

describe('an address', () => {
  const found = (basics: object) =>
    resumeAddressProblems({ basics }, (file) => file === 'photo.png').map(({ severity, message }) => [
      severity,
      message,
    ]);

  test.each([
    { email: 7 },
    { email: 'ada@ada.example' },
    { email: 'ada.lovelace-king_1+cv@mail.ada.example' },
    { email: "o'brien@ada.example" },
    { email: 'a&b=c/d#e@ada.example' },
    { email: 'jürgen@müller.example' },
    { email: '用户@例え.jp' },
    { email: 'राम@मोहन.ईन्फो' },
    { email: 'a@xn--mller-kva.example' },
    { image: 'photo.png' },
    { image: '/photo.png' },
  ])('is in order, or for other rules: %j', (basics) => {
    expect(found(basics)).toEqual([]);
  });

  const elsewhere = 'pages ask no other host for a picture. Put the file below site/public';
  const missing = 'there is no such file below site/public. Put it there';
  test.each([
    ['https://ada.example/me.png', elsewhere],
    ['data:image/png,x', elsewhere],
    ['me.png', missing],
    ['%ff.png', missing],
  ])('the picture %j is reported', (image, reason) => {
    const message = `"${image}" is not shown: ${reason}, and write its path: "photo.jpg".`;
    expect(found({ image })).toEqual([['warning', message]]);
  });

  test.each([
    'ada',
    ' ',
    'ada@ada.example ',
    'ada@localhost',
    'ada@ada..example',
    'ada@-ada.example',
    'ada@ada_home.example',
    'ada@[192.0.2.1]',
    '.ada@ada.example',
    'a..b@ada.example',
    'mailto:ada@ada.example',
    'Ada <ada@ada.example>',
    '"a b"@ada.example',
    'ada@ada.example, eve@ada.example',
    'ada@ada.example\nBcc: eve@ada.example',
    'a@b.c?subject=x&bcc=eve@x.y',
    'eve?subject=x&bcc=eve@x.y',
    'eve%0Abcc@x.y',
    'ada@x.y?bcc=eve',
    'ada@x.y%0Abcc',
    'a\u202eb@ada.example',
    'a\u200bb@ada.example',
  ])('%j is no e-mail address', (email) => {
    expect(found({ email })).toEqual([
      ['error', `${shown(email)} is not an e-mail address. Write one like "name@example.com".`],
    ]);
  });
});

describe('a script', () => {
  const found = (steps: unknown, name?: string) =>
    scriptProblems({ scripts: { title: steps } }, name).map(({ path, message }) => [path.at(2), message]);

  test.each([
    ['takes back all that stands there', [{ type: 'Hi' }, { erase: 2 }]],
    ['takes back the letters of a name', [{ type: '{name}' }, { erase: 3 }]],
    ['counts a picture of many signs as one', [{ type: '👩‍🚀x' }, { erase: 2 }]],
    ['has steps of other kinds', [null, 7, { pause: 4 }, { type: 7 }, { erase: 'x' }]],
    ['is none', 'x'],
  ])('that %s is in order', (_, steps) => {
    expect(found(steps, 'Ada')).toEqual([]);
  });

  test.each([
    [
      'one letter more than there is',
      [{ type: 'H' }, { erase: 2 }],
      [[1, 'This takes back 2, and 1 letter stands there. Write 1 or less, or type more before.']],
    ],
    [
      'too much, and then again',
      [{ type: 'Hi' }, { erase: 3 }, { erase: 1 }],
      [
        [1, 'This takes back 3, and 2 letters stand there. Write 2 or less, or type more before.'],
        [2, 'This takes back 1, and no letter stands there. Type something before, or take the step out.'],
      ],
    ],
    ['what was taken back already', [{ type: 'Hi!' }, { erase: 2 }, { erase: 1 }, { type: 'x' }, { erase: 1 }], []],
  ])('that takes back %s', (_, steps, problems) => {
    expect(found(steps, 'Ada')).toEqual(problems);
  });

  test('without the name that it says is not judged, and one that does not say it is', () => {
    expect(found([{ type: '{name}' }, { erase: 90 }])).toEqual([]);
    expect(found([{ erase: 1 }])).toHaveLength(1);
  });
});

test.each([
  ['{name} {name}', []],
  ['a } b', []],
  ['{', ['{ is not a placeholder. Only {name} is filled in; take the brace out.']],
  ['{nmae} {nmae}', ['{nmae} is not a placeholder. Did you mean {name}?']],
  [`{${'x'.repeat(40)}}`, [`{${'x'.repeat(29)} is not a placeholder. Only {name} is filled in; take the brace out.`]],
])('%j is reported as %j', (text, messages) => {
  expect(placeholderProblems({ about: [text], count: 7 }).map(({ message }) => message)).toEqual(messages);
});

test('the personal letter may say the company, and the messages there say so', () => {
  expect(placeholderProblems({ letters: { personal: ['{company} {xyz}'] } })).toEqual([
    {
      severity: 'error',
      path: ['letters', 'personal', 0],
      message: '{xyz} is not a placeholder. Only {name} and {company} are filled in; take the brace out.',
    },
  ]);
  expect(placeholderProblems({ scripts: { personal: ['{company}'] } })).toHaveLength(1);
});
