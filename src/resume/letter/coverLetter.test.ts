import { expect, test } from 'vitest';
import { exampleContent } from '../testing/exampleContent.ts';
import { coverLetter } from './coverLetter.ts';

const generic = ['Dear team,', '{name}'];
const personal = ['Dear {company},', '{name}'];

test.each([
  ['Acme', { generic, personal }, ['Dear Acme,', 'Ada']],
  ['', { generic, personal }, ['Dear team,', 'Ada']],
  ['Acme', { generic, personal: [] }, ['Dear team,', 'Ada']],
  ['', { generic: [], personal }, []],
  ['Acme', { generic: [], personal: [] }, []],
])('for the company %j, the letters %j give %j', (company, letters, expected) => {
  expect(coverLetter(exampleContent({ game: { letters } }), company)).toEqual(expected);
});
