import type { Content } from '../../src/content/Content.ts';
import { keyFacts } from '../../src/content/keyFacts.ts';
import { allSaid, said } from '../../src/content/said.ts';
import { webAddress } from '../../src/content/webAddress.ts';
import { phoneAddress } from '../phoneAddress.ts';
import { spelledAddress } from './spelledAddress.ts';

/** A way to reach the owner; `url` is `''` where there is nothing to follow. */
export type Contact = { text: string; url: string };

/** Where the owner is and how to reach them, addresses written out so that they can be read on paper. */
export function resumeContacts(content: Content): readonly Contact[] {
  const { place, email } = keyFacts(content);
  const { phone, url, profiles = [] } = content.resume.basics;
  const number = said(phone);
  const website = webAddress(url);
  const all: readonly Contact[] = [
    { text: said(place), url: '' },
    { text: email, url: `mailto:${email}` },
    { text: number, url: phoneAddress(number) },
    { text: spelledAddress(website), url: website },
    ...profiles.map(({ network, username, url: profile }): Contact => {
      const address = webAddress(profile);
      return address
        ? { text: spelledAddress(address), url: address }
        : { text: allSaid([network, username]).join(': '), url: '' };
    }),
  ];
  return all.filter(({ text }) => text);
}
