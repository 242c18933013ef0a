import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { companyFromFragment } from './companyFromFragment.ts';

test.each([
  ['#company=Acme%20Inc', 'Acme Inc'],
  ['company=Acme', 'Acme'],
  ['#company=Acme+Inc', 'Acme Inc'],
  ['#a=b&company=Acme', 'Acme'],
  ['#company=First&company=Second', 'First'],
  ['#company=M%C3%BCller', 'Müller'],
  ['#company=%E0%A4%A', '%A'],
  ['#company=100%', '100%'],
  ['#company=%3Cb%3EAcme%3C%2Fb%3E', 'Acme'],
  ['#company=https%3A%2F%2Fevil.example', ''],
  ['#company=', ''],
  ['#company', ''],
  ['#Company=Acme', ''],
  ['#', ''],
  ['', ''],
])('the fragment %j has the company %j', (fragment, company) => {
  expect(companyFromFragment(fragment)).toBe(company);
});

it('reads back any clean name from a link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const company = companyFromFragment(`#company=${encodeURIComponent(name)}`);
      expect(companyFromFragment(`#company=${encodeURIComponent(company)}`)).toBe(company);
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (fragment) => {
      expect(companyFromFragment(`#company=%${fragment}`)).toBeTypeOf('string');
    }),
  );
});
