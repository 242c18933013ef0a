export type AddressEnvironment = {
  readonly BASE_PATH?: string | undefined;
  readonly SITE_ADDRESS?: string | undefined;
};

/**
 * The site's absolute address, with a trailing slash: `SITE_ADDRESS`, or else the owner's address
 * at the path of `BASE_PATH`.
 * @param ownersAddress game.json's `site.address`; an invalid or empty one is returned unchanged
 */
export function siteAddress({ BASE_PATH, SITE_ADDRESS }: AddressEnvironment, ownersAddress: string): string {
  const address = SITE_ADDRESS || ownersAddress;
  if (!URL.canParse(address)) return address;
  const path = SITE_ADDRESS || !BASE_PATH ? new URL(address).pathname : BASE_PATH;
  return new URL(withSlashes(path), address).href;
}

/** Normalizes slashes: `repo`, `/repo` and `//repo/` become `/repo/`. */
function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/**
 * The site's path, with a slash at both ends: from `BASE_PATH`, `SITE_ADDRESS` or the owner's
 * address, in this order. @default `/`
 */
export function basePath(environment: AddressEnvironment, ownersAddress: string): string {
  if (environment.BASE_PATH) return withSlashes(environment.BASE_PATH);
  const address = siteAddress(environment, ownersAddress);
  return URL.canParse(address) ? new URL(address).pathname : '/';
}
