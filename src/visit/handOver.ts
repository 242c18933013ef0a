/** Marks a fragment that is removed from the address after it was read. */
const once = 'once';

/**
 * The fragment that carries a visit to another document: `'#company=Acme&once='`. See `companyFromFragment`.
 *
 * @returns `''` where there is nothing to hand over
 */
export function handOverFragment(company: string): string {
  return company === '' ? '' : `#${new URLSearchParams({ company, [once]: '' })}`;
}

/**
 * Whether a fragment was written by {@link handOverFragment}. All others stay in the address.
 *
 * @param fragment with or without its number sign
 */
export function isHandOver(fragment: string): boolean {
  return new URLSearchParams(fragment.replace(/^#/, '')).has(once);
}
