import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCodePoint } from '../anyCodePoint.ts';
import { blocksOf, plainText, type RichText, type RichWords } from '../RichText.ts';
import { markdown } from './markdown.ts';

const list = (numbered: boolean, ...items: RichWords[]) => ({ list: items, numbered });

describe('Markdown keeps the meaning of', () => {
  test.each<[claim: string, source: string, text: RichText]>([
    ['a plain line', 'Makes maps.', 'Makes maps.'],
    ['nothing', '', ''],
    ['white space', ' \n\t\n ', ''],
    ['strong words', 'Made **fast** maps', [{ paragraph: ['Made ', { strong: ['fast'] }, ' maps'] }]],
    ['emphasis', 'Made *fast* maps', [{ paragraph: ['Made ', { emphasis: ['fast'] }, ' maps'] }]],
    [
      'a link',
      'See [the talk](https://ada.example/talk).',
      [{ paragraph: ['See ', { link: ['the talk'], url: 'https://ada.example/talk' }, '.'] }],
    ],
    [
      'an address in brackets',
      'See <https://ada.example/>',
      [{ paragraph: ['See ', { link: ['https://ada.example/'], url: 'https://ada.example/' }] }],
    ],
    [
      'strong words in a link',
      '[**Oak**](https://oak.example/)',
      [{ paragraph: [{ link: [{ strong: ['Oak'] }], url: 'https://oak.example/' }] }],
    ],
    [
      'a link around a picture without words',
      '[![](oak.png)](https://oak.example/)',
      [{ paragraph: [{ link: ['https://oak.example/'], url: 'https://oak.example/' }] }],
    ],
    ['blank lines', 'One.\n\nTwo.', [{ paragraph: ['One.'] }, { paragraph: ['Two.'] }]],
    ['a single line break, which is none', 'One\ntwo.', 'One two.'],
    ['a hard break, which is a space', 'One  \ntwo\\\nthree.', 'One two three.'],
    ['a list', '- One\n- Two', [list(false, ['One'], ['Two'])]],
    ['a numbered list', '1. One\n2. Two', [list(true, ['One'], ['Two'])]],
    ['a paragraph and a list', 'Did:\n\n* One', [{ paragraph: ['Did:'] }, list(false, ['One'])]],
    ['word processors’ bullets', '• One\n• Two', [list(false, ['One'], ['Two'])]],
    ['a bullet with much room behind it', '•  \t One', [list(false, ['One'])]],
    ['a word processor’s list in a list', '• One\n  ◦ small', [list(false, ['One – small'])]],
    ['a bullet in a line, which begins no list', 'One • two', 'One • two'],
    ['a list in a list, behind a dash', '- One\n  - small\n- Two', [list(false, ['One – small'], ['Two'])]],
    ['a heading, as strong words', '# Head\n\nText', [{ paragraph: [{ strong: ['Head'] }] }, { paragraph: ['Text'] }]],
    ['a quotation, as its words', '> Kept every promise.', 'Kept every promise.'],
    ['code, as its words', 'Ran `npm test`', 'Ran npm test'],
    ['a picture, as its description', 'A ![map](https://ada.example/map.png)', 'A map'],
  ])('%s', (_, source, text) => {
    expect(markdown(source)).toEqual(text);
  });
});

describe('no markup is made of', () => {
  test.each([
    ['a year that begins a sentence', '2019. Founded a club.'],
    ['names_with_dashes_below', 'Kept snake_case_names and __init__'.replace('__init__', 'init_')],
    ['signs of sums', '3 * 4 * 5 = 60'],
    ['a row of dashes', 'One\n---'.replace('\n', ' ')],
    ['an indented line', '    Four spaces in.'],
    ['a definition', '[note]: https://ada.example/'],
    ['a number sign', '#1 in the league'],
    ['a tilde', '~5 years'],
  ])('%s', (_, source) => {
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
  expect(markdown(`[me](${url})`)).toEqual([{ paragraph: [{ link: ['me'], url }] }]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example?bcc=x@y.example',
  '/local',
  'ftp://ada.example',
])('a link to %s is its words alone', (url) => {
  expect(markdown(`See [this](${url}) now`)).toBe('See this now');
});

describe('whatever an owner writes', () => {
  test('is read, and every address in it is one that may be followed', () => {
    const marked = fc.stringMatching(/^[ \n*_#>[\]()`~!<&a-c1-3.:/•-]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), marked), (source) => {
        for (const url of addressesIn(markdown(source))) expect(url).toMatch(/^(https?|mailto|tel):/);
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

function addressesIn(text: RichText): readonly string[] {
  return blocksOf(text)
    .flatMap((block) => ('list' in block ? block.list : [block.paragraph]))
    .flatMap(linksIn);
}

function linksIn(words: RichWords): readonly string[] {
  return words.flatMap((word) => {
    if (typeof word === 'string') return [];
    if ('strong' in word) return linksIn(word.strong);
    return 'link' in word ? [word.url, ...linksIn(word.link)] : linksIn(word.emphasis);
  });
}

test('a text has a thousand runs of stars, and in one with more they are signs', () => {
  // Two runs for each word.
  const starred = (words: number) => '**a** '.repeat(words);
  expect(plainText(markdown(starred(500))).includes('*')).toBe(false);
  expect(markdown(starred(501))).toBe(starred(501).trim());
});

test('a text has a thousand links, and in one with more their brackets are signs', () => {
  const linked = (links: number) => '[a](b) '.repeat(links);
  expect(markdown(linked(1000))).toBe('a '.repeat(1000).trim());
  expect(markdown(linked(1001))).toBe(linked(1001).trim());
});

test.each([
  ['quotations', '> '.repeat(9990)],
  ['lists', '- '.repeat(9990)],
  ['numbered lists', '1. '.repeat(6600)],
  ['emphasis', '*a '.repeat(3900) + 'b*'.repeat(3900)],
  ['strong words', '**a '.repeat(2700) + 'b**'.repeat(2700)],
])('%s, thousands deep in one another, take neither minutes nor the stack', (_, source) => {
  expect(plainText(markdown(`${source}end`))).toMatch(/end$/);
});
