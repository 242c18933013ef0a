import { expect, test } from 'vitest';
import { withLostSpaces, withoutLetterSpacing } from './withoutLetterSpacing.ts';

test.each([
  ['W O R K H I S T O R Y', 'WORK HISTORY 2020', 'WORK HISTORY'],
  ['E D U CAÇÃO', 'EDUCAÇÃO', 'EDUCAÇÃO'],
  ['C + + ( 2 0 2 4 )', 'C++ (2024)', 'C++ (2024)'],
  ['● ● ● ○ –', 'Excel ●●●○–', '●●●○–'],
  ['A B C', 'Other text', 'A B C'],
  ['S K I L L S', 'S K I L L S', 'SKILLS'],
  ['Ada Example', 'AdaExample', 'Ada Example'],
])('reads %j in a page with %j as %j', (text, pageText, expected) => {
  expect(withoutLetterSpacing(text, pageText)).toBe(expected);
});

test.each([
  ['J. A.,etal.', 'Oak, J. A., et al. ', 'J. A., et al.'],
  ['–Leda national', 'Pilot – Led a national program', '– Led a national'],
  ['OAK WORKS', 'O A K W O R K S', 'OAK WORKS'],
  ['Oak', 'O ak', 'Oak'],
])('adds the spaces to %j in a page with %j', (text, pageText, expected) => {
  expect(withLostSpaces(text, pageText)).toBe(expected);
});
