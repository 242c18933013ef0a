import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/resume/RichText.ts';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { everyValue } from '../values.ts';
import { markdown } from './markdown.ts';

describe('whatever an owner writes', () => {
  test('is read, and every address in it is one that may be followed', () => {
    const markdownText = fc.stringMatching(/^[ \n*_#>[\]()`~!<&a-c1-3.:/•-]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), markdownText), (source) => {
        for (const { path, value } of everyValue(markdown(source)))
          if (path.at(-1) === 'url') expect(value).toMatch(/^(https?|mailto|tel):/);
      }),
    );
  });

  test('no letter or digit of plain words is lost', () => {
    const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}'’,;.!?%+-]{1,12}$/u), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (textWords) => {
        // "1." alone at the start is a list with one item.
        const text = `a ${textWords.join(' ')}`.slice(textWords[0] === '1.' ? 0 : 2);
        expect(lettersAndDigits(plainText(markdown(text)))).toBe(lettersAndDigits(text));
      }),
    );
  });
});

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

test('a text has a thousand runs of stars, and in one with more they are signs', () => {
  // Two runs per word.
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

test.each<[string, unknown]>([
  ['Makes maps.', 'Makes maps.'],
  [' \n\t\n ', ''],
  ['Made **fast** maps', [{ paragraph: ['Made ', { strong: ['fast'] }, ' maps'] }]],
  ['Made *fast* maps', [{ paragraph: ['Made ', { emphasis: ['fast'] }, ' maps'] }]],
  [
    'See [the talk](https://oak.example/).',
    [{ paragraph: ['See ', { link: ['the talk'], url: 'https://oak.example/' }, '.'] }],
  ],
  [
    'See <https://oak.example/>',
    [{ paragraph: ['See ', { link: ['https://oak.example/'], url: 'https://oak.example/' }] }],
  ],
  ['(https://oak.example/_a_) *fast*', [{ paragraph: ['(https://oak.example/_a_) ', { emphasis: ['fast'] }] }]],
  ['*https://oak.example/a*', [{ paragraph: [{ emphasis: ['https://oak.example/a'] }] }]],
  [
    '[https://oak.example/_a_](https://oak.example/_a_)',
    [{ paragraph: [{ link: ['https://oak.example/_a_'], url: 'https://oak.example/_a_' }] }],
  ],
  ['__Very fast__ and __Fast__', [{ paragraph: [{ strong: ['Very fast'] }, ' and ', { strong: ['Fast'] }] }]],
  ['**8년차 개발자**입니다', [{ paragraph: [{ strong: ['8년차 개발자'] }, '입니다'] }]],
  ['这是**快**的', [{ paragraph: ['这是', { strong: ['快'] }, '的'] }]],
  ['**.NET**, *C#*', [{ paragraph: [{ strong: ['.NET'] }, ', ', { emphasis: ['C#'] }] }]],
  ['[**Oak**](https://oak.example/)', [{ paragraph: [{ link: [{ strong: ['Oak'] }], url: 'https://oak.example/' }] }]],
  [
    '[![](oak.png)](https://oak.example/)',
    [{ paragraph: [{ link: ['https://oak.example/'], url: 'https://oak.example/' }] }],
  ],
  ['One.\n\nTwo.', [{ paragraph: ['One.'] }, { paragraph: ['Two.'] }]],
  ['One\ntwo.', 'One two.'],
  ['One  \ntwo\\\nthree.', 'One two three.'],
  ['1. One\n2. Two', [{ list: [['One'], ['Two']], numbered: true }]],
  ['Did:\n\n* One', [{ paragraph: ['Did:'] }, { list: [['One']], numbered: false }]],
  ['•  \t One', [{ list: [['One']], numbered: false }]],
  ['• One\n  ◦ small', [{ list: [['One – small']], numbered: false }]],
  ['One • two', 'One • two'],
  ['- One\n  - small\n- Two', [{ list: [['One – small'], ['Two']], numbered: false }]],
  ['# Head\n\nText', [{ paragraph: [{ strong: ['Head'] }] }, { paragraph: ['Text'] }]],
  ['> Kept every promise.', 'Kept every promise.'],
  ['Ran `npm test`', 'Ran npm test'],
  ['A ![map](https://ada.example/map.png)', 'A map'],
])('the Markdown %j is %j', (input, expected) => {
  expect(markdown(input)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['2019. Founded a club.', '2019. Founded a club.'],
  ['Kept snake_case_names and init_', 'Kept snake_case_names and init_'],
  ['3 * 4 * 5 = 60', '3 * 4 * 5 = 60'],
  ['3*4*5 = 60, a*b*c, x**y**z', '3*4*5 = 60, a*b*c, x**y**z'],
  ['snake_case_name, __init__, (__main__) and __a_b__.', 'snake_case_name, __init__, (__main__) and __a_b__.'],
  ['https://oak.example/_a_/*b*?c=d*e*f', 'https://oak.example/_a_/*b*?c=d*e*f'],
  ['Tests src/*.ts,*.js and src/**/x/**', 'Tests src/*.ts,*.js and src/**/x/**'],
  ['*args, **kwargs', '*args, **kwargs'],
  ['> 20 customers', '> 20 customers'],
  ['>20 customers', '>20 customers'],
  ['+ 20 % revenue', '+ 20 % revenue'],
  ['# 1 of the team', '# 1 of the team'],
  ['One ---', 'One ---'],
  ['    Four spaces in.', 'Four spaces in.'],
  ['[note]: https://ada.example/', '[note]: https://ada.example/'],
  ['#1 in the league', '#1 in the league'],
  ['~5 years', '~5 years'],
  ['One\n---\nTwo', 'One --- Two'],
  [
    '2019. Founded a club.\n2015. Joined one.\n007. Left it.',
    [{ paragraph: ['2019. Founded a club.'] }, { paragraph: ['2015. Joined one.'] }, { paragraph: ['007. Left it.'] }],
  ],
])('the text %j, which is no Markdown, is %j', (input, expected) => {
  expect(markdown(input)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['[me](mailto:a@b.example)', [{ paragraph: [{ link: ['me'], url: 'mailto:a@b.example' }] }]],
  ['[me](tel:+32470)', [{ paragraph: [{ link: ['me'], url: 'tel:+32470' }] }]],
  ['See [this](data:text/html,x) now', 'See this now'],
  ['See [this](mailto:a@b.example?bcc=x@y.example) now', 'See this now'],
  ['See [this](/local) now', 'See this now'],
  ['See [this](ftp://ada.example) now', 'See this now'],
])('the link in %j is %j', (input, expected) => {
  expect(markdown(input)).toEqual(expected);
});
