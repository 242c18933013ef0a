import type { SharePicture } from './head.ts';

/** The file of the picture, from the site's root. */
export const sharePictureFile = 'share.png';

/** As large as those who show links ask for. */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

const alt = 'A handheld game console and its manual, and between them a developer who waves.';

/**
 * What the head of a page says of the picture that links to it show.
 *
 * @param address the site's address, closing slash included
 * @returns nothing when that is no whole address: others could not fetch the picture, and a wrong address is worse than none
 */
export function sharePicture(address: string): { sharePicture?: SharePicture } {
  if (!/^https?:\/\/[^/]/.test(address)) return {};
  return { sharePicture: { address: address + sharePictureFile, ...sharePictureSize, alt } };
}
