import { cleanCompany } from './cleanCompany.ts';

/**
 * The first company in a link's fragment, cleaned: `'#company=Acme%20Inc'` is `'Acme Inc'`. Never
 * throws, even for invalid percent encoding.
 * @param fragment with or without `#`
 * @returns `''` for `#company=` or blanks, which clear the name; `undefined` without a usable name
 */
export function companyFromFragment(fragment: string): string | undefined {
  const name = new URLSearchParams(fragment.replace(/^#/, '')).get('company');
  return name?.trim() === '' ? '' : cleanCompany(name ?? '') || undefined;
}

/** The fragment without empty companies: `'#page=2'` for `'#company=&page=2'`. */
export function withoutEmptyCompany(fragment: string): string {
  const parameters = fragment.replace(/^#/, '').split('&');
  const isEmpty = (parameter: string) => parameter.startsWith('company=') && companyFromFragment(parameter) === '';
  const otherParameters = parameters.filter((parameter) => !isEmpty(parameter)).join('&');
  return otherParameters && `#${otherParameters}`;
}
