import { expect, test } from 'vitest';
import { wordsProblems } from './wordsProblems.ts';

const english = {
  'frame.home': 'Home',
  'said.date': '{month} {year}',
  'levels.beside': '… and {count} more',
  'bars.years': { one: '{count} year', other: '{count} years' },
  'sheet.steps': ['Print', 'Fold'],
};

test.each([
  [{ 'frame.home': 'Start', 'bars.years': { other: '{count} J.' }, 'sheet.steps': ['A', 'B', 'C'] }, []],
  [{ $schema: './words.schema.json', 'said.date': '{number}/{year}' }, []],
  [{ 'bars.years': { one: 'one year', other: '{count} years' } }, []],
  [[], ['This has to be an object: { "console.about.heading": "About me" }.']],
  [{ 'frame.hoem': 'Start' }, ['There are no words called "frame.hoem". Did you mean "frame.home"?']],
  [{ home: 'Start' }, ['There are no words called "home". Did you mean "frame.home"?']],
  [{ nothing: 'Start' }, ['There are no words called "nothing".']],
  [{ 'levels.beside': 'und mehr' }, ['{count} is lost: the English text is "… and {count} more".']],
  [{ 'levels.beside': '{count} {more}' }, ['{more} is not filled in here. Use {count}.']],
  [{ 'frame.home': '{name}' }, ['{name} is not filled in here.']],
  [{ 'frame.home': 7 }, ['Write a text here, like "Home".']],
  [{ 'sheet.steps': 'Print' }, ['Write a list of 2 texts here.']],
  [
    { 'bars.years': 'J.' },
    ['Write a text for each form of a number here, like {"one":"{count} year","other":"{count} years"}.'],
  ],
])('%j has these faults: %j', (document, faults) => {
  expect(wordsProblems(document, english).map(({ message }) => message)).toEqual(faults);
});
