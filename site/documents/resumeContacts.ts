import type { Content } from '../../src/content/Content.ts';
import { keyFacts } from '../../src/content/keyFacts.ts';
import { nonEmptyTexts, normalizeText } from '../../src/content/normalizeText.ts';
import { webAddress } from '../../src/content/webAddress.ts';
import { phoneAddress } from '../phoneAddress.ts';
import { isInAddress, spelledAddress } from './spelledAddress.ts';

type Profile = NonNullable<Content['resume']['basics']['profiles']>[number];

/** A way to reach the owner; `url` is `''` where there is nothing to follow. */
export type Contact = { text: string; url: string };

/** Where the owner is and how to reach them, addresses written out so that they can be read on paper. */
export function resumeContacts(content: Content): readonly Contact[] {
  const { location: place, email, emailUrl } = keyFacts(content);
  const { phone, url, profiles = [] } = content.resume.basics;
  const number = normalizeText(phone);
  const website = webAddress(url);
  const all: readonly Contact[] = [
    { text: normalizeText(place), url: '' },
    { text: email, url: emailUrl },
    { text: number, url: phoneAddress(number) },
    { text: spelledAddress(website), url: website },
    ...profiles.map(profileContact),
  ];
  return all.filter(({ text }) => text);
}

/** An address often has the user's name in it; where it has not, the name stands before it. */
function profileContact({ network, username, url }: Profile): Contact {
  const address = webAddress(url);
  const spelled = spelledAddress(address);
  const profileText = nonEmptyTexts([network, username]).join(': ');
  if (!address) return { text: profileText, url: '' };
  return {
    text: isInAddress(normalizeText(username), address) ? spelled : `${profileText} (${spelled})`,
    url: address,
  };
}
