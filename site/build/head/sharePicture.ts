import type { Content } from '../../../src/content/Content.ts';
import { keyFacts } from '../../../src/content/keyFacts.ts';
import type { SharePicture } from './head.ts';

/** The file of the picture, from the site's root. */
export const sharePictureFile = 'share.png';

/** As large as those who show links ask for. */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

const scene = 'a handheld game console and its manual, and between them a developer who waves.';

/**
 * What the head of a page says of the picture that links to it show.
 *
 * @returns nothing when the site's address is no whole one: others could not fetch the picture, and a wrong address is worse
 *   than none
 */
export function sharePicture(content: Content): { sharePicture?: SharePicture } {
  const { name, role, address } = keyFacts(content);
  if (!/^https?:\/\/[^/]/.test(address)) return {};
  const alt = `${[name, role].filter(Boolean).join(', ')}: ${scene}`;
  return { sharePicture: { address: address + sharePictureFile, ...sharePictureSize, alt } };
}
