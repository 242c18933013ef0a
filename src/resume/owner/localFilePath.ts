// A placeholder host, for detecting links to other hosts.
const anyHost = 'https://site.invalid';

/**
 * The path of a site file below `site/public`, URL-encoded: `photo.png`, `talks/my%20talk.pdf`.
 * @param link as an owner writes it: `photo.png`, `/photo.png`
 * @returns `''` for a web address and for a path outside the folder
 */
export function localFilePath(link: string | undefined): string {
  const trimmedLink = link?.trim() ?? '';
  if (trimmedLink === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmedLink) || /(^|\/)\.\.(\/|$)/.test(trimmedLink)) return '';
  // An encoded slash could leave the folder once it is decoded.
  if (/%2f|%5c/i.test(trimmedLink)) return '';
  if (!URL.canParse(trimmedLink, anyHost)) return '';
  const { origin, pathname } = new URL(trimmedLink, anyHost);
  return origin === anyHost ? pathname.slice(1) : '';
}
