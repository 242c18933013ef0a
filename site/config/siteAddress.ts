import { SettingError } from './SettingError.ts';

export type AddressEnvironment = {
  readonly BASE_PATH?: string | undefined;
  readonly SITE_ADDRESS?: string | undefined;
};

/**
 * The site's absolute address, with a trailing slash: `SITE_ADDRESS`, or else the owner's address,
 * with its path replaced by `BASE_PATH` if that is set.
 * @param ownersAddress game.json's `site.address`; an invalid or empty one is returned unchanged
 * @throws if a variable that it uses is invalid
 */
export function siteAddress({ BASE_PATH, SITE_ADDRESS }: AddressEnvironment, ownersAddress: string): string {
  const address = SITE_ADDRESS ? requireAddress(SITE_ADDRESS) : ownersAddress;
  if (!URL.canParse(address)) return address;
  const path = SITE_ADDRESS || !BASE_PATH ? new URL(address).pathname : requirePath(BASE_PATH);
  return new URL(withSlashes(path), address).href;
}

/** A path segment that is safe in markup, style sheets and hosts' files. Never `.` or `..`. */
const pathStep = /^(?!(?:\.|%2e){1,2}$)(?:[\w.~!&+,;=@-]|%[\da-f]{2})*$/i;

/** Whether page paths can be appended to the path. */
function isSitePath(path: string): boolean {
  return path.split('/').every((step) => pathStep.test(step));
}

/** Whether page paths can be appended to a text: a web address without user, query and hash. */
export function isSiteAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { search, hash, username, password, pathname } = new URL(text);
  return !search && !hash && !username && !password && isSitePath(pathname);
}

function requireAddress(text: string): string {
  const address = text.trim();
  if (isSiteAddress(address)) return address;
  // A log must not contain the password.
  const printedText = JSON.stringify(text.replace(/\/\/[^/]*:[^/]*@/, '//…@'));
  throw new SettingError(
    `Invalid SITE_ADDRESS: ${printedText}. Write it in full, with https:// and without a user name, quote, ? or #, ` +
      'such as SITE_ADDRESS=https://example.com/.',
  );
}

function requirePath(path: string): string {
  if (isSitePath(path)) return path;
  throw new SettingError(
    `Invalid BASE_PATH: ${JSON.stringify(path)}. Write a path of letters, digits and - . _ ~ such as BASE_PATH=/repo/.`,
  );
}

/** Normalizes slashes: `repo`, `/repo` and `//repo/` become `/repo/`. */
function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/**
 * The site's path, with a slash at both ends: from `BASE_PATH`, `SITE_ADDRESS` or the owner's
 * address, in this order. @default `/`
 * @throws if a variable that it uses is invalid
 */
export function basePath(environment: AddressEnvironment, ownersAddress: string): string {
  if (environment.BASE_PATH) return withSlashes(requirePath(environment.BASE_PATH));
  const address = siteAddress(environment, ownersAddress);
  return URL.canParse(address) ? new URL(address).pathname : '/';
}
