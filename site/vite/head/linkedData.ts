import type { Content } from '../../../src/resume/Content.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import { plainText } from '../../../src/resume/RichText.ts';
import { skillGroups } from '../../../src/resume/sections/skillGroups.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';

/**
 * The owner as a schema.org ProfilePage, in JSON, with only the facts that some page shows.
 * @param address the page's; `''` if it is unknown
 */
export function linkedData({ resume, game, asOf }: Content, address: string): string {
  const { name, role, emailUrl } = keyFacts({ resume, game, asOf });
  const { summary, location, profiles, url, image } = resume.basics;
  const photo = localFilePath(image);
  const locality = withoutEmpty({ addressLocality: location?.city, addressRegion: location?.region });
  const showsCountry = location?.country || Object.keys(locality).length === 0;
  const addressFields = {
    ...locality,
    ...(showsCountry && withoutEmpty({ addressCountry: location?.countryCode ?? location?.country })),
  };
  const person = withoutEmpty({
    '@type': 'Person',
    name,
    jobTitle: role,
    description: plainText(summary),
    email: emailUrl,
    url: webAddress(url),
    image: photo && game.site.address && `${game.site.address}${photo}`,
    address: Object.keys(addressFields).length > 0 ? { '@type': 'PostalAddress', ...addressFields } : undefined,
    sameAs: nonEmptyList(profiles?.map((profile) => profile.network?.trim() && webAddress(profile.url))),
    worksFor: nonEmptyList(
      resume.work
        ?.filter((job) => job.startDate && !job.endDate)
        .map((job) => job.name && { '@type': 'Organization', name: job.name }),
    ),
    alumniOf: nonEmptyList(
      resume.education?.map(
        ({ institution }) => institution && { '@type': 'EducationalOrganization', name: institution },
      ),
    ),
    knowsAbout: nonEmptyList(skillGroups(resume).flatMap((group) => group.keywords)),
    knowsLanguage: nonEmptyList(resume.languages?.map(({ language }) => language)),
  });
  const page = withoutEmpty({ '@type': 'ProfilePage', url: address, mainEntity: person });
  return JSON.stringify({ '@context': 'https://schema.org', ...page });
}

function withoutEmpty(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== ''));
}

function nonEmptyList<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const presentItems = items?.filter(Boolean) ?? [];
  return presentItems.length > 0 ? presentItems : undefined;
}
