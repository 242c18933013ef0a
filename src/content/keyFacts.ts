import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import { playerName } from './playerName.ts';
import { type ProfileLink, profileLinks } from './profileLinks.ts';
import type { Resume } from './Resume.ts';

/** What an employer asks first. `''` where the résumé says nothing. */
export type KeyFacts = {
  name: string;
  /** What the owner calls their trade: `basics.label`. */
  role: string;
  email: string;
  /** Where a mail to it begins: `mailto:ada%2Bcv@ada.example`. Nothing in the address is read as a subject or as another reader. */
  emailUrl: string;
  /** City and region, or the country's code when it is all there is. */
  location: string;
  /** The site's address as people write it, without scheme or closing slash: `example.com`, `me.example.com/cv`. */
  host: string;
  /** The site's address in full, closing slash included. */
  address: string;
  professional?: ProfileLink;
  code?: ProfileLink;
  /** A profile's name with an at sign, `@player-one`: the code profile's, else the professional one's, else any. */
  handle: string;
};

/** The owner's name, trade, place and ways to be reached. */
export function keyFacts(content: Content): KeyFacts {
  const { resume, game } = content;
  const { label, email, location, profiles } = resume.basics;
  const links = profileLinks(resume);
  const cityAndRegion = [location?.city, location?.region].map((part) => part?.trim()).filter(Boolean);
  const { address } = game.site;
  const trimmedEmail = email?.trim() ?? '';
  return {
    name: playerName(resume),
    role: label?.trim() ?? '',
    email: trimmedEmail,
    emailUrl: trimmedEmail && mailtoUrl(trimmedEmail),
    location: cityAndRegion.join(baseMessagesFor(content).comma) || (location?.countryCode?.trim() ?? ''),
    host: address.replace(/^https?:\/\//i, '').replace(/\/+$/, ''),
    address,
    ...links,
    handle: firstHandle([links.code, links.professional, ...(profiles ?? [])]),
  };
}

/** Encodes all but the last at sign (RFC 6068, section 2). */
function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
}

type Profile = NonNullable<Resume['basics']['profiles']>[number];

function firstHandle(profiles: readonly (ProfileLink | Profile | undefined)[]): string {
  const username = profiles.map((profile) => profile?.username?.trim()).find(Boolean);
  return username ? `@${username.replace(/^@/, '')}` : '';
}
