import type { Content } from '../../../src/content/Content.ts';
import { fillIn } from '../../../src/content/fillIn.ts';
import { keyFacts } from '../../../src/content/keyFacts.ts';
import { documentMessages } from '../../../src/content/print/documentMessages.ts';
import type { SharePicture } from './head.ts';

export const sharePictureFile = 'share.png';

/** As large as those who show links ask for. */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

/**
 * What the head of a page says of the picture that links to it show.
 *
 * @returns nothing when the site's address is no whole one: others could not fetch the picture, and a wrong address is worse
 *   than none
 */
export function sharePicture(content: Content): { sharePicture?: SharePicture } {
  const { name, role, address } = keyFacts(content);
  if (!/^https?:\/\/[^/]/.test(address)) return {};
  const who = [name, role].filter(Boolean).join(', ');
  const alt = fillIn((content.messages?.documents ?? documentMessages).share, { who });
  return { sharePicture: { address: address + sharePictureFile, ...sharePictureSize, alt } };
}
