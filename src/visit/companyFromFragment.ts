import { cleanCompany } from './cleanCompany.ts';

/**
 * The first company in a link's fragment, cleaned: `'#company=Acme%20Inc'` is `'Acme Inc'`. Invalid
 * percent encoding is ignored.
 * @param fragment with or without `#`
 * @returns `''` when there is none or nothing is left
 */
export function companyFromFragment(fragment: string): string {
  return cleanCompany(new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '');
}
