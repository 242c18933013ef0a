import type { Content } from '../../../src/content/Content.ts';
import { fillIn } from '../../../src/content/fillIn.ts';
import { keyFacts } from '../../../src/content/keyFacts.ts';
import { documentMessages } from '../../../src/content/print/documentMessages.ts';
import type { SharePicture } from './head.ts';

export const sharePictureFile = 'share.png';

/** The size that social networks recommend. */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

/**
 * The picture for link previews. Empty without an absolute address: other sites could not fetch it.
 */
export function sharePicture(content: Content): { sharePicture?: SharePicture } {
  const { name, role, address } = keyFacts(content);
  if (!/^https?:\/\/[^/]/.test(address)) return {};
  const who = [name, role].filter(Boolean).join(', ');
  const alt = fillIn((content.messages?.documents ?? documentMessages).share, { who });
  return { sharePicture: { address: address + sharePictureFile, ...sharePictureSize, alt } };
}
