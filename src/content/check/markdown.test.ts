import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCodePoint } from '../anyCodePoint.ts';
import { plainText, type RichText, type RichWords } from '../RichText.ts';
import { everyValue } from './everyValue.ts';
import { markdown } from './markdown.ts';

const list = (numbered: boolean, ...items: RichWords[]) => ({ list: items, numbered });
const says = (...paragraph: RichWords) => ({ paragraph });
const link = (url: string, ...words: RichWords) => ({ link: words, url });
const oak = 'https://oak.example/';

describe('Markdown keeps the meaning of', () => {
  test.each<[claim: string, source: string, text: RichText]>([
    ['a plain line', 'Makes maps.', 'Makes maps.'],
    ['white space', ' \n\t\n ', ''],
    ['strong words', 'Made **fast** maps', [says('Made ', { strong: ['fast'] }, ' maps')]],
    ['emphasis', 'Made *fast* maps', [says('Made ', { emphasis: ['fast'] }, ' maps')]],
    ['a link', 'See [the talk](https://oak.example/).', [says('See ', link(oak, 'the talk'), '.')]],
    ['an address in brackets', 'See <https://oak.example/>', [says('See ', link(oak, oak))]],
    ['strong words in a link', '[**Oak**](https://oak.example/)', [says(link(oak, { strong: ['Oak'] }))]],
    ['a link around a picture without words', '[![](oak.png)](https://oak.example/)', [says(link(oak, oak))]],
    ['blank lines', 'One.\n\nTwo.', [says('One.'), says('Two.')]],
    ['a single line break, which is none', 'One\ntwo.', 'One two.'],
    ['a hard break, which is a space', 'One  \ntwo\\\nthree.', 'One two three.'],
    ['a numbered list', '1. One\n2. Two', [list(true, ['One'], ['Two'])]],
    ['a paragraph and a list', 'Did:\n\n* One', [says('Did:'), list(false, ['One'])]],
    ['a bullet with much room behind it', '•  \t One', [list(false, ['One'])]],
    ['a word processor’s list in a list', '• One\n  ◦ small', [list(false, ['One – small'])]],
    ['a bullet in a line, which begins no list', 'One • two', 'One • two'],
    ['a list in a list, behind a dash', '- One\n  - small\n- Two', [list(false, ['One – small'], ['Two'])]],
    ['a heading, as strong words', '# Head\n\nText', [says({ strong: ['Head'] }), says('Text')]],
    ['a quotation, as its words', '> Kept every promise.', 'Kept every promise.'],
    ['code, as its words', 'Ran `npm test`', 'Ran npm test'],
    ['a picture, as its description', 'A ![map](https://ada.example/map.png)', 'A map'],
  ])('%s', (_, source, text) => {
    expect(markdown(source)).toEqual(text);
  });
});

describe('no markup is made of', () => {
  test.each([
    '2019. Founded a club.',
    'Kept snake_case_names and init_',
    '3 * 4 * 5 = 60',
    'One ---',
    '    Four spaces in.',
    '[note]: https://ada.example/',
    '#1 in the league',
    '~5 years',
  ])('%j', (source) => {
    expect(markdown(source)).toBe(source.trim());
  });

  test('years that begin lines, in whatever order', () => {
    const lines = ['2019. Founded a club.', '2015. Joined one.', '007. Left it.'];
    expect(markdown(lines.join('\n'))).toEqual(lines.map((line) => ({ paragraph: [line] })));
  });

  test('an underlined line', () => {
    expect(plainText(markdown('One\n---\nTwo'))).toBe('One --- Two');
  });
});

test.each(['mailto:a@b.example', 'tel:+32470'])('a link to %s is followed', (url) => {
  expect(markdown(`[me](${url})`)).toEqual([says(link(url, 'me'))]);
});

test.each(['data:text/html,x', 'mailto:a@b.example?bcc=x@y.example', '/local', 'ftp://ada.example'])(
  'a link to %s is its words alone',
  (url) => {
    expect(markdown(`See [this](${url}) now`)).toBe('See this now');
  },
);

describe('whatever an owner writes', () => {
  test('is read, and every address in it is one that may be followed', () => {
    const marked = fc.stringMatching(/^[ \n*_#>[\]()`~!<&a-c1-3.:/•-]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), marked), (source) => {
        for (const { path, value } of everyValue(markdown(source)))
          if (path.at(-1) === 'url') expect(value).toMatch(/^(https?|mailto|tel):/);
      }),
    );
  });

  test('no letter or digit of plain words is lost', () => {
    const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}'’,;.!?%+-]{1,12}$/u), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (said) => {
        // "1." alone at the start is a list of one.
        const text = `a ${said.join(' ')}`.slice(said[0] === '1.' ? 0 : 2);
        expect(lettersOf(plainText(markdown(text)))).toBe(lettersOf(text));
      }),
    );
  });
});

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

test('a text has a thousand runs of stars, and in one with more they are signs', () => {
  // Two runs for each word.
  const starred = (words: number) => '**a** '.repeat(words);
  expect(plainText(markdown(starred(500))).includes('*')).toBe(false);
  expect(markdown(starred(501))).toBe(starred(501).trim());
});

test.each([
  ['quotations', '> '.repeat(9990)],
  ['lists', '- '.repeat(9990)],
  ['numbered lists', '1. '.repeat(6600)],
  ['emphasis', '*a '.repeat(3900) + 'b*'.repeat(3900)],
  ['strong words', '**a '.repeat(2700) + 'b**'.repeat(2700)],
  ['links', '[a]('.repeat(2000)],
])('%s, thousands deep in one another, take neither minutes nor the stack', (_, source) => {
  expect(plainText(markdown(`${source}end`))).toMatch(/end$/);
});
