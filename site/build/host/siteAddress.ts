import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withScheme } from '../../../src/content/webAddress.ts';

/** The environment variables that say where the site will be served. */
export type AddressEnvironment = {
  readonly BASE_PATH?: string | undefined;
  readonly SITE_ADDRESS?: string | undefined;
};

/**
 * The site's address in full, with a closing slash: what canonical links, the sitemap, the QR code and the documents say.
 *
 * `SITE_ADDRESS` decides; without it the owner's address, and where `BASE_PATH` says another path, with that one.
 *
 * @param ownersAddress game.json's `site.address`; one that cannot be read is handed back as it is
 */
export function siteAddress({ BASE_PATH, SITE_ADDRESS }: AddressEnvironment, ownersAddress: string): string {
  const address = SITE_ADDRESS || ownersAddress;
  if (!URL.canParse(address)) return address;
  const path = SITE_ADDRESS || !BASE_PATH ? new URL(address).pathname : BASE_PATH;
  return new URL(withSlashes(path), address).href;
}

/** A path with one slash at both ends: `repo`, `/repo` and `//repo/` are `/repo/`. */
function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/**
 * The address that `game.json` states, read before anything is checked: `''` when the file is not there or broken.
 * The content check reports what is wrong with it when the build starts.
 */
export function writtenAddress(contentFolder: string): string {
  try {
    const game: unknown = JSON.parse(readFileSync(join(contentFolder, 'game.json'), 'utf8'));
    return addressIn(game);
  } catch {
    return '';
  }
}

function addressIn(game: unknown): string {
  if (!hasKey(game, 'site') || !hasKey(game.site, 'address')) return '';
  return typeof game.site.address === 'string' ? withScheme(game.site.address.trim()) : '';
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

/**
 * The path under which the site will be served, with a slash at both ends.
 *
 * `BASE_PATH` decides; without it the path of `SITE_ADDRESS`, then that of the owner's address, then `/`.
 */
export function basePath(environment: AddressEnvironment, ownersAddress: string): string {
  if (environment.BASE_PATH) return withSlashes(environment.BASE_PATH);
  const address = siteAddress(environment, ownersAddress);
  return URL.canParse(address) ? new URL(address).pathname : '/';
}
