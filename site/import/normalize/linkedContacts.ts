// Links of `basics` that are no web addresses of their own: `mailto:`, `tel:`, and the same page twice.
import { pathText } from '../report/Finding.ts';
import { isEmpty, isRecord, type JsonObject } from '../values.ts';
import { networkOf } from './networks.ts';
import { textIn } from './normalizeTextFields.ts';
import type { NormalizationContext } from './resumeShape.ts';

const contactLink = /^(mailto|tel):\s*(?<contact>[^?\s][^?]*)/i;
const addressKeys = ['url', 'link', 'href', 'value', 'address', 'text'];

/** `basics` with the email address and the phone number of its links. Links keep their indices. */
export function withLinkedContacts(basics: JsonObject, context: NormalizationContext): JsonObject {
  const result = { ...basics };
  for (const [key, links] of Object.entries(basics)) {
    if (!Array.isArray(links)) continue;
    result[key] = links.map((link: unknown, index) => {
      const [, scheme = '', contact = ''] = contactLink.exec(textIn(link, addressKeys)?.trim() ?? '') ?? [];
      const field = /^m/i.test(scheme) ? 'email' : 'phone';
      const isOther = !isEmpty(result[field]) && lettersOf(result[field]) !== lettersOf(contact);
      if (!scheme || isOther) return link;
      if (isEmpty(result[field])) {
        context.movedKeys.set(pathText([...context.path, field]), [...context.filePath, key, index]);
        result[field] = contact.trim();
      }
      return null;
    });
  }
  return result;
}

function lettersOf(text: unknown): string {
  return String(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '');
}

/** `basics` without the second of two links to one page. A profile of a known network stays instead of the website. */
export function withoutRepeatedLinks(basics: JsonObject, { filePath, reportChange }: NormalizationContext): JsonObject {
  const { url, profiles } = basics;
  if (!Array.isArray(profiles)) return basics;
  const pages = new Set<string>();
  const website = pageOf(url);
  const isProfile = profiles.some((profile) => pageOf(Object(profile).url) === website && networkOf(String(url)));
  if (website && !isProfile) pages.add(website);
  const distinctProfiles = profiles.map((profile: unknown, index) => {
    const page = isRecord(profile) ? pageOf(profile.url) : undefined;
    const isRepeated = page !== undefined && pages.has(page);
    if (isRepeated) reportChange([...filePath, 'profiles', index], 'The same link is there twice. It is shown once.');
    if (page) pages.add(page);
    return isRepeated ? {} : profile;
  });
  return { ...basics, ...(website && isProfile && { url: undefined }), profiles: distinctProfiles };
}

/** An address without what may differ for one page. */
function pageOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined;
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');
}
