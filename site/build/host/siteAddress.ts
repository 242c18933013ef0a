import { slashed } from './slashed.ts';

/** The environment variables that say where the site will be served. */
export type StatedPlace = { readonly BASE_PATH?: string | undefined; readonly SITE_ADDRESS?: string | undefined };

/**
 * The site's address in full, with a closing slash: what canonical links, the sitemap, the QR code and the documents say.
 *
 * `SITE_ADDRESS` decides; without it the owner's address, and where `BASE_PATH` says another path, with that one.
 *
 * @param ownersAddress game.json's `site.address`; one that cannot be read is handed back as it is
 */
export function siteAddress({ BASE_PATH, SITE_ADDRESS }: StatedPlace, ownersAddress: string): string {
  const address = SITE_ADDRESS || ownersAddress;
  if (!URL.canParse(address)) return address;
  const path = SITE_ADDRESS || !BASE_PATH ? new URL(address).pathname : BASE_PATH;
  return new URL(slashed(path), address).href;
}
