/**
 * The path under which the site will be served, with a slash at both ends.
 *
 * `BASE_PATH` decides; without it the path of `SITE_ADDRESS`, then that of the owner's address, then `/`.
 */
export function basePath(
  { BASE_PATH, SITE_ADDRESS }: { readonly BASE_PATH?: string | undefined; readonly SITE_ADDRESS?: string | undefined },
  ownersAddress: string,
): string {
  if (BASE_PATH) return slashed(BASE_PATH);
  const address = SITE_ADDRESS || ownersAddress;
  return URL.canParse(address) ? slashed(new URL(address).pathname) : '/';
}

function slashed(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}
