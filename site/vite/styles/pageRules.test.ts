import { expect, test } from 'vitest';
import { pageRules } from './pageRules.ts';

const page = '<header class="Bb Bc"><svg class="Bd" viewBox="0 0 7 7"></svg></header>';

test.each([
  ['keeps rules whose classes the page has', '.Bb.Bc > .Bd{}', '.Bb.Bc > .Bd{}'],
  ['removes rules of other classes', '.Cb{}.Bb .Cb{}.Bb{}', '.Bb{}'],
  ['removes selectors of other classes from a list', '.Cb,.Bb,.Bc .Cb{}', '.Bb{}'],
  [
    'keeps other classes inside :not() and :has()',
    '.Bb:not(.Cb){}.Bb:has(> .Bd, .Cb){}',
    '.Bb:not(.Cb){}.Bb:has(> .Bd, .Cb){}',
  ],
  ['keeps rules without a class', ':root{}a[href$=".pdf"]{}', ':root{}a[href$=".pdf"]{}'],
  ['removes at-rules that become empty', '@media print{.Cb{}}@layer a,b;@layer b{@media print{.Cb{}}}', '@layer a,b'],
  ['removes nested rules of other classes', '.Bb{color:red;.Cb &{}& .Bc{}}', '.Bb{color:red;& .Bc{}}'],
  ['keeps keyframes', '@keyframes turn{0.5%{}to{}}', '@keyframes turn{0.5%{}to{}}'],
])('pageRules %s', (_, css, expected) => {
  expect(pageRules(css, page)).toBe(expected);
});

test('a rule for wide windows stays only if its class is outside of the narrow variant', () => {
  const home =
    '<p class="Aa"></p><div class="Na" data-variant="narrow"><div class="Nb"></div></div>' +
    '<div class="Wa" data-variant="wide"><p class="Wb"></p></div>';
  const rules = '.Na{}.Nb{}.Wb{}.Aa{}';
  const wide = ['(width>=650px)', '(650px<=width<1024px) and (height<700px)', '(width >= 1024px)'];
  const other = ['(width<650px)', '(width>=480px)', '(width>=650px),(height<540px)'];
  for (const query of wide)
    expect(pageRules(`@media ${query}{${rules}}`, home)).toBe(`@media ${query}{.Na{}.Wb{}.Aa{}}`);
  for (const query of other) expect(pageRules(`@media ${query}{${rules}}`, home)).toBe(`@media ${query}{${rules}}`);
});
