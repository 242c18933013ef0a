import type { Content } from '../Content.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import type { Resume } from '../Resume.ts';
import { webAddress } from '../text/webAddress.ts';
import { playerName } from './playerName.ts';
import { type ProfileLink, profileLinks } from './profileLinks.ts';

/** The facts that employers look for first. Missing texts are `''`. */
export type KeyFacts = {
  name: string;
  /** The owner's job title: `basics.label`. */
  role: string;
  email: string;
  /** `mailto:ada%2Bcv@ada.example`. Encoded, so that the address cannot add a subject or recipient. */
  emailUrl: string;
  /** City, region and country; the country's code if none is known. */
  location: string;
  /** The site's URL without scheme and trailing slash: `example.com`, `me.example.com/cv`. */
  host: string;
  /** The site's URL with its trailing slash; `''` if it is unknown. */
  address: string;
  professional?: ProfileLink;
  code?: ProfileLink;
  /** See `handleOf`. From the code profile, else the professional one, else any other. */
  handle: string;
};

export function keyFacts(content: Content): KeyFacts {
  const { resume, game } = content;
  const { label, email, location, profiles } = resume.basics;
  const links = profileLinks(resume);
  const place = [location?.city, location?.region, location?.country].map((part) => part?.trim()).filter(Boolean);
  const { address } = game.site;
  const trimmedEmail = email?.trim() ?? '';
  return {
    name: playerName(resume),
    role: label?.trim() ?? '',
    email: trimmedEmail,
    emailUrl: trimmedEmail && mailtoUrl(trimmedEmail),
    location: place.join(baseMessagesFor(content).comma) || (location?.countryCode?.trim() ?? ''),
    host: address.replace(/^https?:\/\//i, '').replace(/\/+$/, ''),
    address,
    ...links,
    handle: firstHandle([links.code, links.professional, ...(profiles ?? [])]),
  };
}

/** Encodes an address, including every at sign but the last (RFC 6068, section 2). */
function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
}

type Profile = NonNullable<Resume['basics']['profiles']>[number];

function firstHandle(profiles: readonly (ProfileLink | Profile | undefined)[]): string {
  return profiles.map((profile) => (profile?.network || profile?.url ? handleOf(profile) : '')).find(Boolean) ?? '';
}

/** A profile's user name: `@player-one`; its address if the user name is a person's name with spaces. */
export function handleOf({ username, url }: ProfileLink | Profile): string {
  const name = username?.trim().replace(/^@/, '') ?? '';
  if (/\s/.test(name)) return webAddress(url).replace(/^https?:\/\/(?:www\.)?|\/+$/gi, '');
  return name && `@${name}`;
}
