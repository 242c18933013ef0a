import type { Game } from '../../../src/resume/Game.ts';
import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import { plainText } from '../../../src/resume/RichText.ts';
import { sectionsOf } from '../../../src/resume/sections/resumeSections.ts';
import { type SectionMedium, type SectionName, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { type FileExists, isLocalPicture } from '../validate/localFiles.ts';
import { withoutEmpty } from '../values.ts';
import { markdown } from './markdown.ts';
import { mediaShowing, type SectionSettings } from './mediaShowing.ts';

/** The published part of a résumé: as written, with its Markdown parsed, and as the build has it. */
export type PublishedResume = {
  written: WrittenResume;
  /** The source of drafts, which must not mention what no medium shows. */
  formatted: Resume;
  /** Also with the owner's whole place and the date of the file, which only documents use. */
  resume: Resume;
};

/** Removes what no medium shows, and parses Markdown. */
export function publish(source: WrittenResume, settings: PublishSettings, fileExists: FileExists): PublishedResume {
  const written = publishedResume(source, settings, fileExists);
  const formatted = formattedResume(written);
  const { lastModified } = source.meta ?? {};
  const basics = { ...formatted.basics, location: source.basics.location };
  return { written, formatted, resume: { ...formatted, basics, ...(lastModified && { meta: { lastModified } }) } };
}

// Removes what no page and no document shows, so that no built file has it. Nothing else removes
// it.

type ListName = Exclude<SectionName, 'summary'>;

/** In the order of a JSON Resume document. */
const documentOrder = Object.keys(resumeSchema.shape);
const listNames = sectionNames
  .filter((name) => name !== 'summary')
  .toSorted((a, b) => documentOrder.indexOf(a) - documentOrder.indexOf(b));

/** The fields that a medium does not show. The manual has space for little more than names. */
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

export type PublishSettings = SectionSettings & Partial<Pick<Game, 'published'>>;

/**
 * The résumé without sections in no medium, empty entries, unused fields, and data for programs.
 */
export function publishedResume(
  { basics, meta: _, ...lists }: WrittenResume,
  settings: PublishSettings,
  fileExists: FileExists,
): WrittenResume {
  const { phone = true, references = false } = settings.published ?? {};
  const sections = listNames.flatMap((name) => {
    const media = mediaShowing(name, settings);
    const isVisible = (field: string) =>
      isVisibleSomewhere(name, field, media) && (name !== 'references' || references || field !== 'name');
    const entries = media.length > 0 ? (lists[name] ?? []) : [];
    const visibleEntries = entries
      .map((entry) => pickFields(entry, isVisible))
      .filter((entry) => hasContent(name, entry));
    return visibleEntries.length > 0 ? [[name, visibleEntries]] : [];
  });
  return withoutEmpty({
    basics: {
      ...basics,
      summary: mediaShowing('summary', settings).length > 0 ? basics.summary : undefined,
      // Pages load no pictures from other hosts.
      image: basics.image && isLocalPicture(basics.image, fileExists) ? basics.image : undefined,
      phone: phone ? basics.phone : undefined,
      location: publishedLocation(basics.location),
      profiles: basics.profiles?.filter(({ username, url }) => username || url),
    },
    ...Object.fromEntries(sections),
  });
}

function hasContent(name: ListName, entry: object): boolean {
  const resume: WrittenResume = { basics: { name: '' }, ...{ [name]: [entry] } };
  return sectionsOf([name], { resume }).length > 0;
}

function isVisibleSomewhere(name: ListName, field: string, media: readonly SectionMedium[]): boolean {
  return media.some((medium) => !hiddenFields[medium][name]?.includes(field));
}

function pickFields(entry: object, isVisible: (field: string) => boolean) {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => isVisible(field)));
}

/** The country code is published only without city and region. */
function publishedLocation({ city, region, countryCode }: WrittenResume['basics']['location'] = {}) {
  return city || region ? { city, region } : { countryCode };
}

/** Parses the résumé's Markdown: to rich text, or to plain text for descriptions. */
export function formattedResume({ basics, ...sections }: WrittenResume): Resume {
  const { work, volunteer, awards, publications, references, projects, ...otherSections } = sections;
  return {
    ...otherSections,
    basics: { ...basics, ...formatSummary(basics) },
    ...(work && { work: work.map((job) => ({ ...job, ...plainDescription(job), ...formatNarrative(job) })) }),
    ...(projects && {
      projects: projects.map((one) => ({ ...one, ...plainDescription(one), ...formatNarrative(one) })),
    }),
    ...(volunteer && { volunteer: volunteer.map((post) => ({ ...post, ...formatNarrative(post) })) }),
    ...(awards && { awards: awards.map((award) => ({ ...award, ...formatSummary(award) })) }),
    ...(publications && { publications: publications.map((one) => ({ ...one, ...formatSummary(one) })) }),
    ...(references && { references: references.map(formatReference) }),
  };
}

type NarrativeFields = { summary?: string | undefined; highlights?: readonly string[] | undefined };

function formatNarrative({ summary, highlights }: NarrativeFields) {
  return { ...formatSummary({ summary }), ...(highlights && { highlights: highlights.map(markdown) }) };
}

function formatSummary({ summary }: { summary?: string | undefined }) {
  return summary === undefined ? {} : { summary: markdown(summary) };
}

function plainDescription({ description }: { description?: string | undefined }) {
  return description === undefined ? {} : { description: plainText(markdown(description)) };
}

function formatReference({ name, reference }: { name?: string | undefined; reference?: string | undefined }) {
  return { name, ...(reference === undefined ? {} : { reference: markdown(reference) }) };
}
