import { cleanCompany } from './cleanCompany.ts';

/**
 * The company that a link names in its fragment: `'#company=Acme%20Inc'` is `'Acme Inc'`. The first one counts.
 * Wrong percent signs do no harm.
 *
 * @param fragment with or without its number sign
 * @returns the cleaned name; `''` when there is none or nothing is left of it
 */
export function companyFromFragment(fragment: string): string {
  return cleanCompany(new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '');
}
