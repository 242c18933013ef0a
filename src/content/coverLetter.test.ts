import { expect, test } from 'vitest';
import { coverLetter } from './coverLetter.ts';
import { exampleContent } from './exampleContent.ts';

const generic = ['Dear team,', '{name}'];
const personal = ['Dear {company},', '{name}'];

test.each([
  ['the personal letter for a company', { generic, personal }, 'Acme', ['Dear Acme,', 'Ada']],
  ['the generic letter without a company', { generic, personal }, '', ['Dear team,', 'Ada']],
  ['the generic letter where there is no personal one', { generic, personal: [] }, 'Acme', ['Dear team,', 'Ada']],
  ['no letter without a company where there is only a personal one', { generic: [], personal }, '', []],
  ['no letter where there is none', { generic: [], personal: [] }, 'Acme', []],
])('there is %s', (_, letters, company, letter) => {
  expect(coverLetter(exampleContent({ game: { letters } }), company)).toEqual(letter);
});
