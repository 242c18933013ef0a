import type { Content } from '../../../src/resume/Content.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import { plainText } from '../../../src/resume/RichText.ts';
import { skillGroups } from '../../../src/resume/sections/skillGroups.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { isEmpty, withoutEmpty } from '../../import/rules.ts';

/**
 * The owner as a schema.org ProfilePage, in JSON, with only the facts that some page shows.
 * @param address the page's; `''` if it is unknown
 */
export function linkedData({ resume, game, asOf }: Content, address: string): string {
  const { name, role, emailUrl } = keyFacts({ resume, game, asOf });
  const { summary, location, profiles, url, image } = resume.basics;
  const photo = localFilePath(image);
  const locality = { addressLocality: location?.city, addressRegion: location?.region };
  const showsCountry = location?.country || isEmpty(locality);
  const place = { ...locality, addressCountry: showsCountry ? (location?.countryCode ?? location?.country) : '' };
  const person = {
    '@type': 'Person',
    name,
    jobTitle: role,
    description: plainText(summary),
    email: emailUrl,
    url: webAddress(url),
    image: photo && game.site.address && `${game.site.address}${photo}`,
    address: isEmpty(place) ? undefined : { '@type': 'PostalAddress', ...place },
    sameAs: profiles?.map((profile) => profile.network?.trim() && webAddress(profile.url)),
    worksFor: resume.work
      ?.filter((job) => job.startDate && !job.endDate)
      .map((job) => job.name && { '@type': 'Organization', name: job.name }),
    alumniOf: resume.education?.map(
      ({ institution }) => institution && { '@type': 'EducationalOrganization', name: institution },
    ),
    knowsAbout: skillGroups(resume).flatMap((group) => group.keywords),
    knowsLanguage: resume.languages?.map(({ language }) => language),
  };
  const page = { '@context': 'https://schema.org', '@type': 'ProfilePage', url: address, mainEntity: person };
  return JSON.stringify(withoutEmpty(page));
}
