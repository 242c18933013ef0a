import { expect, test } from 'vitest';
import { companyFromFragment, withoutEmptyCompany } from './companyFromFragment.ts';

test.each([
  ['#company=Acme%20Inc', 'Acme Inc'],
  ['company=Acme', 'Acme'],
  ['#company=Acme+Inc', 'Acme Inc'],
  ['#a=b&company=Acme', 'Acme'],
  ['#company=%E0%A4%A', '%A'],
  ['#company=https%3A%2F%2Fevil.example', undefined],
  ['#company=', ''],
  ['#company=%20', ''],
  ['#company=+%C2%A0', ''],
  ['#Company=Acme', undefined],
  ['', undefined],
])('companyFromFragment(%j) is %j', (fragment, company) => {
  expect(companyFromFragment(fragment)).toBe(company);
});

test.each([
  ['#company=', ''],
  ['#company=&page=2', '#page=2'],
  ['#page=2&company=%20', '#page=2'],
  ['#company=+', ''],
  ['#a=%20&company=', '#a=%20'],
  ['#company=Acme', '#company=Acme'],
  ['', ''],
])('the fragment %j is %j without an empty company', (fragment, expected) => {
  expect(withoutEmptyCompany(fragment)).toBe(expected);
});
