import { expect, test } from 'vitest';
import { companyFromFragment } from './companyFromFragment.ts';

test.each([
  ['#company=Acme%20Inc', 'Acme Inc'],
  ['company=Acme', 'Acme'],
  ['#company=Acme+Inc', 'Acme Inc'],
  ['#a=b&company=Acme', 'Acme'],
  ['#company=%E0%A4%A', '%A'],
  ['#company=https%3A%2F%2Fevil.example', ''],
  ['#company=', ''],
  ['#Company=Acme', ''],
  ['', ''],
])('the fragment %j has the company %j', (fragment, company) => {
  expect(companyFromFragment(fragment)).toBe(company);
});
