import { cleanCompany } from './cleanCompany.ts';

/**
 * The company in a link's fragment: `'#company=Acme%20Inc'` is `'Acme Inc'`. The first one counts.
 * Invalid percent encoding is ignored.
 *
 * @param fragment with or without `#`
 * @returns the cleaned name; `''` when there is none or nothing is left
 */
export function companyFromFragment(fragment: string): string {
  return cleanCompany(new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '');
}
