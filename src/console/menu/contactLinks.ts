import type { Content } from '../../resume/Content.ts';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { nonEmptyTexts } from '../../resume/text/normalizeText.ts';
import { webAddress } from '../../resume/text/webAddress.ts';

/** A contact. `url` is `''` for a user name without a URL. */
export type ContactLink = { readonly icon: 'mail' | 'network' | 'code'; readonly label: string; readonly url: string };

/** The email address and the profiles: the professional network, the code host, then the others. */
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
