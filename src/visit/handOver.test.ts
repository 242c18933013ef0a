import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cleanCompany } from './cleanCompany.ts';
import { companyFromFragment } from './companyFromFragment.ts';
import { handOverFragment, isHandOver } from './handOver.ts';

it('hands any clean name over as it is, and says so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }).map(cleanCompany), (company) => {
      const fragment = handOverFragment(company);
      expect(companyFromFragment(fragment)).toBe(company);
      expect(isHandOver(fragment)).toBe(company !== '');
    }),
  );
});

it('is not found in a link with a company', () => {
  expect(
    ['', '#', '#content', '#company=Acme', '#company=once', '#company=Acme&shell=teal'].filter(isHandOver),
  ).toEqual([]);
});

it('writes the company and the mark, and nothing without a company', () => {
  expect(handOverFragment('Acme & Sons')).toBe('#company=Acme+%26+Sons&once=');
  expect(handOverFragment('')).toBe('');
});

test.each([
  ['#company=Acme&once=', true],
  ['company=Acme&once=', true],
  ['#once', true],
  // The number sign belongs to a name here, and does not come off it.
  ['#company=Acme&#once=', false],
  ['##once', false],
])('%s is a hand-over: %s', (fragment, isOne) => {
  expect(isHandOver(fragment)).toBe(isOne);
});
