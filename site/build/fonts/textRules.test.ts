import { expect, test } from 'vitest';
import { textRules } from './textRules.ts';

const told = (css: string) =>
  textRules(css).map(({ selector, isConditional, isForPrint, said }) => [
    selector,
    `${isConditional ? 'perhaps ' : ''}${isForPrint ? 'on paper' : 'on screen'}`,
    Object.fromEntries(said),
  ]);

test.each([
  ['a plain rule', 'p{color:red;font:1em A}', [['p', 'on screen', { font: '1em A' }]]],
  ['a rule in a layer', '@layer a{p{--x:1}}', [['p', 'on screen', { '--x': '1' }]]],
  [
    'a condition in a rule',
    '.a,.b{color:red;@media (width > 9px){font-weight:700}}',
    [['.a,.b', 'perhaps on screen', { 'font-weight': '700' }]],
  ],
  ['paper', '@media print{p{font-weight:700}}', [['p', 'perhaps on paper', { 'font-weight': '700' }]]],
  [
    'nested rules',
    '.a,.b{& p,:hover &,>i,u{font:inherit}}',
    [[':is(.a,.b) p,:hover :is(.a,.b),:is(.a,.b) >i,:is(.a,.b) u', 'on screen', { font: 'inherit' }]],
  ],
  ['words that are added', 'p::before{content:"!"}', [['p::before', 'on screen', { content: '"!"' }]]],
  ['no rule of text', 'p{color:red}@font-face{font-family:A}@keyframes a{to{--x:1}}', []],
])('reads %s', (_, css, rules) => {
  expect(told(css)).toEqual(rules);
});
