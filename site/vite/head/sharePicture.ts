import type { Content } from '../../../src/resume/Content.ts';
import { documentMessages } from '../../../src/resume/messages/documentMessages.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import type { SharePicture } from './head.ts';

export const sharePictureFile = 'share.png';

/** The size that social networks recommend. */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

/** The picture for link previews. Empty without the site's address, because other sites could not fetch it. */
export function sharePicture(content: Content): { sharePicture?: SharePicture } {
  const { name, role, address } = keyFacts(content);
  if (!address) return {};
  const who = [name, role].filter(Boolean).join(', ');
  const alt = fillIn((content.messages?.documents ?? documentMessages).share, { who });
  return { sharePicture: { address: address + sharePictureFile, ...sharePictureSize, alt } };
}
