import type { Content } from '../../content/Content.ts';
import { keyFacts } from '../../content/keyFacts.ts';
import { nonEmptyTexts } from '../../content/normalizeText.ts';
import { webAddress } from '../../content/webAddress.ts';

/** A way to reach the owner; `url` is `''` for a user's name on a network without an address. */
export type ContactLink = { readonly icon: 'mail' | 'network' | 'code'; readonly label: string; readonly url: string };

/** Every way to reach the owner: the e-mail address, the professional network, the code, then what else there is. */
export function contactLinks(content: Content): readonly ContactLink[] {
  const { email, emailUrl, professional, code } = keyFacts(content);
  const otherProfiles = (content.resume.basics.profiles ?? []).flatMap(({ network, username, url }) => {
    const address = webAddress(url);
    if (address && (address === professional?.url || address === code?.url)) return [];
    const label = address
      ? (network ?? username ?? address)
      : username && nonEmptyTexts([network, username]).join(': ');
    return label ? { icon: 'network' as const, label, url: address } : [];
  });
  return [
    ...(email ? [{ icon: 'mail' as const, label: email, url: emailUrl }] : []),
    ...(professional ? [{ icon: 'network' as const, label: professional.network, url: professional.url }] : []),
    ...(code ? [{ icon: 'code' as const, label: code.network, url: code.url }] : []),
    ...otherProfiles,
  ];
}
