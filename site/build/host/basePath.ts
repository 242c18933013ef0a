import { type StatedPlace, siteAddress } from './siteAddress.ts';
import { slashed } from './slashed.ts';

/**
 * The path under which the site will be served, with a slash at both ends.
 *
 * `BASE_PATH` decides; without it the path of `SITE_ADDRESS`, then that of the owner's address, then `/`.
 */
export function basePath(stated: StatedPlace, ownersAddress: string): string {
  if (stated.BASE_PATH) return slashed(stated.BASE_PATH);
  const address = siteAddress(stated, ownersAddress);
  return URL.canParse(address) ? new URL(address).pathname : '/';
}
