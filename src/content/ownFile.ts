// Any host will do: it only shows whether a link leaves it.
const anyHost = 'https://site.invalid';

/**
 * Where a file of the site's own is below `site/public`, as an address spells it: `photo.png`, `talks/my%20talk.pdf`.
 *
 * @param link as an owner writes it: `photo.png`, `/photo.png`
 * @returns `''` for a web address, and for what leads out of the folder
 */
export function ownFile(link: string | undefined): string {
  const text = link?.trim() ?? '';
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) || /(^|\/)\.\.(\/|$)/.test(text)) return '';
  // Decoded, it would be a step to another folder.
  if (/%2f|%5c/i.test(text)) return '';
  if (!URL.canParse(text, anyHost)) return '';
  const { origin, pathname } = new URL(text, anyHost);
  return origin === anyHost ? pathname.slice(1) : '';
}
