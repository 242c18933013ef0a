import { expect, test } from 'vitest';
import { wordsFindings } from './wordsFindings.ts';

const messages = {
  'frame.home': 'Home',
  'said.date': '{month} {year}',
  'levels.beside': '… and {count} more',
  'bars.years': { one: '{count} year', other: '{count} years' },
  'sheet.steps': ['Print', 'Fold'],
};

test.each<[unknown, unknown]>([
  [{ 'frame.home': 'Start', 'bars.years': { other: '{count} J.' }, 'sheet.steps': ['A', 'B', 'C'] }, []],
  [{ $schema: './words.schema.json', 'said.date': '{number}/{year}' }, []],
  [{ 'bars.years': { one: 'one year', other: '{count} years' } }, []],
  [[], ['Expected an object, like { "console.about.heading": "About me" }.']],
  [{ 'frame.hoem': 'Start' }, ['Unknown key "frame.hoem". Did you mean "frame.home"?']],
  [{ home: 'Start' }, ['Unknown key "home". Did you mean "frame.home"?']],
  [{ nothing: 'Start' }, ['Unknown key "nothing".']],
  [{ 'levels.beside': 'und mehr' }, ['Missing placeholder {count}. The English text is "… and {count} more".']],
  [{ 'levels.beside': '{count} {more}' }, ['Unknown placeholder {more}. Use {count}.']],
  [{ 'frame.home': '{name}' }, ['Unknown placeholder {name}.']],
  [{ 'frame.home': 7 }, ['Expected text, like "Home".']],
  [{ 'sheet.steps': 'Print' }, ['Expected a list of 2 texts.']],
  [
    { 'bars.years': 'J.' },
    ['Expected a text for each plural form, like {"one":"{count} year","other":"{count} years"}.'],
  ],
])('words.json with %j has the problems %j', (input, expected) => {
  expect(wordsFindings(input, messages).map(({ message }) => message)).toEqual(expected);
});
