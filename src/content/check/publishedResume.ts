// What no page and no document shows is in no file that is built. It is taken out here, and nowhere else.
import type { Game } from '../Game.ts';
import { mediaShowing, type SectionSettings } from '../mediaShowing.ts';
import { sectionsOf } from '../plain/resumeSections.ts';
import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { type SectionMedium, type SectionName, sectionNames } from '../sectionNames.ts';
import { type FileExists, isLocalPicture } from './addressProblems.ts';

type ListName = Exclude<SectionName, 'summary'>;

/** What a place tells a section without: the manual has room for little more than names. */
const hiddenFields: { readonly [Medium in SectionMedium]: { readonly [Name in ListName]?: readonly string[] } } = {
  resume: {},
  console: { work: ['location'], education: ['score'] },
  manual: {
    work: ['location', 'description'],
    education: ['score'],
    projects: ['roles', 'entity', 'type'],
    certificates: ['issuer', 'date', 'url'],
    awards: ['awarder', 'date', 'summary'],
    publications: ['publisher', 'releaseDate', 'url', 'summary'],
    volunteer: ['startDate', 'endDate', 'url', 'summary', 'highlights'],
    interests: ['keywords'],
  },
};

type PublishSettings = SectionSettings & Partial<Pick<Game, 'published'>>;

/**
 * The résumé as the owner wrote it, reduced to what a page or a document shows: sections that stand nowhere go, entries
 * that say nothing, fields that have no place, and all that only programs read.
 */
export function publishedResume(
  { basics, meta: _, ...lists }: WrittenResume,
  settings: PublishSettings,
  fileExists: FileExists,
): WrittenResume {
  const { phone = true, references = false } = settings.published ?? {};
  const sections = sectionNames.flatMap((name) => {
    if (name === 'summary') return [];
    const media = mediaShowing(name, settings);
    const isVisible = (field: string) =>
      isShownSomewhere(name, field, media) && (name !== 'references' || references || field !== 'name');
    const entries = media.length > 0 ? (lists[name] ?? []) : [];
    const visibleEntries = entries
      .map((entry) => pickFields(entry, isVisible))
      .filter((entry) => hasContent(name, entry));
    return visibleEntries.length > 0 ? [[name, visibleEntries]] : [];
  });
  const hasSummary = mediaShowing('summary', settings).length > 0;
  return resumeSchema.parse({
    basics: { ...publishedBasics(basics, hasSummary, fileExists), ...(!phone && { phone: undefined }) },
    ...Object.fromEntries(sections),
  });
}

function hasContent(name: ListName, entry: object): boolean {
  const resume: WrittenResume = { basics: { name: '' }, ...{ [name]: [entry] } };
  return sectionsOf([name], { resume }).length > 0;
}

function isShownSomewhere(name: ListName, field: string, media: readonly SectionMedium[]): boolean {
  return media.some((medium) => !hiddenFields[medium][name]?.includes(field));
}

function pickFields(entry: object, isVisible: (field: string) => boolean) {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => isVisible(field)));
}

function publishedBasics(
  { summary, image, location, profiles, ...otherBasics }: WrittenResume['basics'],
  hasSummary: boolean,
  fileExists: FileExists,
) {
  const linkedProfiles = profiles?.filter(({ username, url }) => username || url) ?? [];
  return {
    ...otherBasics,
    ...(hasSummary && summary && { summary }),
    // A picture elsewhere is not loaded: pages ask no other host.
    ...(image && isLocalPicture(image, fileExists) && { image }),
    ...publishedLocation(location),
    ...(linkedProfiles.length > 0 && { profiles: linkedProfiles }),
  };
}

/** The country's code is said only of an owner who names neither town nor region. */
function publishedLocation({ city, region, countryCode }: WrittenResume['basics']['location'] = {}) {
  if (city || region) return { location: { ...(city && { city }), ...(region && { region }) } };
  return countryCode ? { location: { countryCode } } : {};
}
