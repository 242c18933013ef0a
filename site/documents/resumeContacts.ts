import type { Content } from '../../src/resume/Content.ts';
import { keyFacts } from '../../src/resume/owner/keyFacts.ts';
import { nonEmptyTexts, normalizeText } from '../../src/resume/text/normalizeText.ts';
import { webAddress } from '../../src/resume/text/webAddress.ts';
import { displayAddress, isInAddress } from '../config/displayAddress.ts';
import { phoneAddress } from '../config/phoneAddress.ts';

type Profile = NonNullable<Content['resume']['basics']['profiles']>[number];

/** The owner's location, or a way to reach them; `url` is `''` without a link. */
export type Contact = { text: string; url: string };

/** The owner's location and contacts, with addresses spelled out for reading on paper. */
export function resumeContacts(content: Content): readonly Contact[] {
  const { location, email, emailUrl } = keyFacts(content);
  const { phone, url, profiles = [] } = content.resume.basics;
  const number = normalizeText(phone);
  const website = webAddress(url);
  const contacts: readonly Contact[] = [
    { text: normalizeText(location), url: '' },
    { text: email, url: emailUrl },
    { text: number, url: phoneAddress(number) },
    { text: displayAddress(website), url: website },
    ...profiles.map(profileContact),
  ];
  return contacts.filter(({ text }) => text);
}

/** Puts web addresses on a line of their own. */
export function contactLines(contacts: readonly Contact[]): readonly (readonly Contact[])[] {
  const isLink = ({ url }: Contact) => url.startsWith('http');
  const lines = [contacts.filter((contact) => !isLink(contact)), contacts.filter(isLink)];
  return lines.filter((line) => line.length > 0);
}

/** Prints the address alone if it contains the user name, otherwise after the network and name. */
function profileContact({ network, username, url }: Profile): Contact {
  const address = webAddress(url);
  const printedAddress = displayAddress(address);
  const profileText = nonEmptyTexts([network, username]).join(': ');
  if (!address) return { text: profileText, url: '' };
  return {
    text: isInAddress(normalizeText(username), address) ? printedAddress : `${profileText} (${printedAddress})`,
    url: address,
  };
}
