import fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('is no link that somebody has made', () => {
  expect(
    ['', '#', '#content', '#company=Acme', '#company=once', '#company=Acme&shell=teal'].filter(isHandOver),
  ).toEqual([]);
});
