import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { mayMatch } from './mayMatch.ts';

const page = parseDocument(
  '<html dir="ltr"><body><nav class="bar"><a href="/">Home</a><button disabled>A</button></nav><p class="last">Words</p></body></html>',
);
const open = new Set(['data-readable']);

describe('a selector of something that is there', () => {
  test.each([
    '.bar',
    'nav > a[href]',
    '*',
    ':root',
    '.bar::before',
    'p:last-child',
    ':where(.bar, .nothing) a',
    '.bar:has(a)',
    'a:not(:hover)',
    'a:not(:focus-visible)',
    '.nothing, .last',
  ])('%s may match', (selector) => {
    expect(mayMatch(selector, page, open)).toBe(true);
  });
});

describe('a selector of what is not there, or not yet', () => {
  test.each([
    '.nothing',
    'nav > p',
    'a:hover',
    ':root .bar:active',
    '::selection',
    '.bar:not(:has(a))',
    '.nothing::before',
  ])('%s does not match', (selector) => {
    expect(mayMatch(selector, page, open)).toBe(false);
  });
});

describe('what is not known at build', () => {
  test.each([
    [':root[data-readable]', 'an attribute that a script may set'],
    [':root:not([data-readable]) .bar', 'or may not set'],
    ['[data-readable] > body a', 'before a combinator'],
    [':is([data-readable] *, .nothing)', 'inside another'],
    ['.bar:dir(rtl)', 'the direction of a text'],
    ['.bar:not(:dir(rtl))', 'or not that one'],
    ['.bar:a-state-of-tomorrow', 'what the parser does not know'],
  ])('%s may match: %s', (selector) => {
    expect(mayMatch(selector, page, open)).toBe(true);
  });

  test.each(['[data-readable] .nothing', '.nothing:dir(rtl)', '[data-other]'])(
    '%s matches nothing all the same',
    (selector) => {
      expect(mayMatch(selector, page, open)).toBe(false);
    },
  );
});
