/** Says in a fragment that it is read once: the address does without it as soon as the visit knows what it says. */
const once = 'once';

/**
 * The fragment by which a visit goes on in another document: `'#company=Acme&once='`. See `companyFromFragment`.
 *
 * @returns `''` where there is nothing to hand over
 */
export function handOverFragment(company: string): string {
  return company === '' ? '' : `#${new URLSearchParams({ company, [once]: '' })}`;
}

/**
 * Whether a fragment was written by {@link handOverFragment}. Others belong to the link that somebody has made, and stay.
 *
 * @param fragment with or without its number sign
 */
export function isHandOver(fragment: string): boolean {
  return new URLSearchParams(fragment.replace(/^#/, '')).has(once);
}
