// Any host will do: it only shows whether a link leaves it.
const anyHost = 'https://site.invalid';

/**
 * Where a file of the site's own is below `site/public`, as an address spells it: `photo.png`, `talks/my%20talk.pdf`.
 *
 * @param link as an owner writes it: `photo.png`, `/photo.png`
 * @returns `''` for a web address, and for what leads out of the folder
 */
export function localFilePath(link: string | undefined): string {
  const trimmedLink = link?.trim() ?? '';
  if (trimmedLink === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmedLink) || /(^|\/)\.\.(\/|$)/.test(trimmedLink)) return '';
  // Decoded, it would be a step to another folder.
  if (/%2f|%5c/i.test(trimmedLink)) return '';
  if (!URL.canParse(trimmedLink, anyHost)) return '';
  const { origin, pathname } = new URL(trimmedLink, anyHost);
  return origin === anyHost ? pathname.slice(1) : '';
}
