import { cleanCompany } from './cleanCompany.ts';

/**
 * The first company in a link's fragment, cleaned: `'#company=Acme%20Inc'` is `'Acme Inc'`. Invalid
 * percent encoding is ignored.
 * @param fragment with or without `#`
 * @returns `''` for `#company=`, which clears the name; `undefined` without a usable name
 */
export function companyFromFragment(fragment: string): string | undefined {
  const linked = new URLSearchParams(fragment.replace(/^#/, '')).get('company');
  return linked === '' ? '' : cleanCompany(linked ?? '') || undefined;
}

/** The fragment without empty companies, which have done their work: `'#page=2'` for `'#company=&page=2'`. */
export function withoutEmptyCompany(fragment: string): string {
  const parameters = fragment.replace(/^#/, '').split('&');
  const others = parameters.filter((parameter) => parameter !== 'company=').join('&');
  return others && `#${others}`;
}
