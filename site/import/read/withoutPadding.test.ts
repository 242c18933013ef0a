import { expect, test } from 'vitest';
import { withoutPadding } from './withoutPadding.ts';

const blank = ' '.repeat(30);

test.each([
  ['a long run of spaces is the end of a line', `English fluent${blank}Dutch basic`, 'English fluent<br />Dutch basic'],
  ['a text goes on after a comma', `Oak Works,${blank}Ghent`, 'Oak Works, Ghent'],
  ['a text goes on in lower case', `Joiner of doors${blank}and stairs`, 'Joiner of doors and stairs'],
  ['tabs after a comma fill a line, too', 'Oak Works, \t\t\t Ghent', 'Oak Works, Ghent'],
  ['some spaces are a tab', '2016 – 2017      Joiner', '2016 – 2017\tJoiner'],
  ['several tabs are one', 'Joiner \t \t2019', 'Joiner\t2019'],
  ['a few spaces within a text are one', 'Joiner of   doors', 'Joiner of doors'],
  ['a few spaces beside a date stay', '2019  Oak', '2019  Oak'],
])('%s', (_, html, expected) => {
  expect(withoutPadding(html)).toBe(expected);
});
