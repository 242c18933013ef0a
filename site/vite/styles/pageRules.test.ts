import { expect, test } from 'vitest';
import { pageRules } from './pageRules.ts';

const page = '<header class="Bb Bc"><svg class="Bd" viewBox="0 0 7 7"></svg></header>';

test.each([
  ['keeps rules whose classes the page has', '.Bb.Bc > .Bd{}', '.Bb.Bc > .Bd{}'],
  ['leaves out other classes', '.Cb{}.Bb .Cb{}.Bb{}', '.Bb{}'],
  ['leaves out selectors of a list', '.Cb,.Bb,.Bc .Cb{}', '.Bb{}'],
  [
    'keeps what a selector excludes or may have',
    '.Bb:not(.Cb){}.Bb:has(> .Bd, .Cb){}',
    '.Bb:not(.Cb){}.Bb:has(> .Bd, .Cb){}',
  ],
  ['keeps rules without a class', ':root{}a[href$=".pdf"]{}', ':root{}a[href$=".pdf"]{}'],
  [
    'leaves out conditions that become empty',
    '@media print{.Cb{}}@layer a,b;@layer b{@media print{.Cb{}}}',
    '@layer a,b',
  ],
  ['looks into nested rules', '.Bb{color:red;.Cb &{}& .Bc{}}', '.Bb{color:red;& .Bc{}}'],
  ['keeps keyframes', '@keyframes turn{0.5%{}to{}}', '@keyframes turn{0.5%{}to{}}'],
])('%s', (_, css, expected) => {
  expect(pageRules(css, page)).toBe(expected);
});
