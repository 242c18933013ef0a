import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { fillIn } from './fillIn.ts';

test.each([
  ['Dear {company} team, {name}', { name: 'Ada', company: 'Acme' }, 'Dear Acme team, Ada'],
  ['{name}, {name}', { name: 'Ada' }, 'Ada, Ada'],
  ['Dear {company}!', { name: 'Ada' }, 'Dear {company}!'],
  ['{other} {Name} {}', { name: 'Ada' }, '{other} {Name} {}'],
  ['{company}', { name: 'Ada', company: '{name}' }, '{name}'],
  ['{company}', { name: 'Ada', company: '$& $1' }, '$& $1'],
])('%j becomes what it should', (template, words, text) => {
  expect(fillIn(template, words)).toBe(text);
});

it('puts any company in as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (company) => {
      expect(fillIn('<{company}>', { name: 'Ada', company })).toBe(`<${company}>`);
    }),
  );
});
