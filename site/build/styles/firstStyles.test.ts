import { expect, test } from 'vitest';
import { firstStyles } from './firstStyles.ts';

const html =
  '<html><body><main class="page"><h1>Words</h1><div class="later"><i>Below</i></div></main><noscript><b>No</b></noscript></body></html>';
const screenful = { html, later: [], open: new Set<string>() };

test.each([
  ['h1{color:red}.nothing{color:blue}', 'h1{color:red}', 'a rule for what is not there goes'],
  ['h1,.nothing{color:red}', 'h1{color:red}', 'and so does a selector'],
  ['b{color:red}h1{top:0}', 'h1{top:0}', 'what is for browsers without scripts is not painted'],
  [
    '@media print{h1{top:0}.nothing{top:0}}@page{margin:1mm}',
    '@media print{h1{top:0}}@page{margin:1mm}',
    'paper is kept',
  ],
  ['@layer a{.nothing{top:0}}@layer b{h1{top:0}}', '@layer b{h1{top:0}}', 'what is empty goes'],
  ['@layer b,a;h1{top:0}', '@layer b,a;h1{top:0}', 'the order of the layers stays'],
  [
    ':root{--a:1px;--b:var(--a);--c:2px}h1{top:var(--b)}',
    ':root{--a:1px;--b:var(--a)}h1{top:var(--b)}',
    'used tokens stay',
  ],
  [
    '@keyframes in{0%{top:0}}@keyframes out{0%{top:1px}}h1{animation:in 1s}',
    '@keyframes in{0%{top:0}}h1{animation:in 1s}',
    'used key frames stay, whole',
  ],
  [
    '@keyframes in{0%{top:0}}:root{--a:in 1s}h1{animation:var(--a)}',
    '@keyframes in{0%{top:0}}:root{--a:in 1s}h1{animation:var(--a)}',
    'also those that a token names',
  ],
  [
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}h1{top:var(--a)}',
    '@property --a{syntax:"*";inherits:false}h1{top:var(--a)}',
    'used registrations stay',
  ],
  ['main{&>h1{top:0}&>p{top:0}}', 'main{&>h1{top:0}}', 'nested rules are looked at as a whole'],
  ['main{@media (width<9px){& h1{top:0}}}', 'main{@media (width<9px){& h1{top:0}}}', 'also through a condition'],
])('%s becomes %s: %s', (sheet, first) => {
  expect(firstStyles([sheet], screenful)).toBe(first);
});

test('what lies out of sight needs no rules', () => {
  const sheet = '.later{top:0}.later i{color:red}';
  expect(firstStyles([sheet], screenful)).toBe(sheet);
  expect(firstStyles([sheet], { ...screenful, later: ['.later > *'] })).toBe('.later{top:0}');
});

test('several sheets keep their order', () => {
  expect(firstStyles(['h1{top:0}', 'h1{top:1px}'], screenful)).toBe('h1{top:0}h1{top:1px}');
});

test('a rule of an attribute that a script may set stays', () => {
  const sheet = '[data-readable] h1{top:0}';
  expect(firstStyles([sheet], screenful)).toBe('');
  expect(firstStyles([sheet], { ...screenful, open: new Set(['data-readable']) })).toBe(sheet);
});
