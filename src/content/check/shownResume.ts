// What no page and no document shows is in no file that is built. It is taken out here, and nowhere else.
import type { Game } from '../Game.ts';
import { sectionsOf } from '../plain/resumeSections.ts';
import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { type SectionName, type SectionPlace, sectionNames } from '../sectionNames.ts';
import { placesOf, type SectionSettings } from '../sectionSeats.ts';
import { type FileExists, isOwnPicture } from './addressProblems.ts';

type ListName = Exclude<SectionName, 'summary'>;

/** What a place tells a section without: the manual has room for little more than names. */
const untold: { readonly [Place in SectionPlace]: { readonly [Name in ListName]?: readonly string[] } } = {
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

type Settings = SectionSettings & Partial<Pick<Game, 'published'>>;

/**
 * The résumé as the owner wrote it, reduced to what a page or a document shows: sections that stand nowhere go, entries
 * that say nothing, fields that have no place, and all that only programs read.
 */
export function shownResume(
  { basics, meta: _, ...lists }: WrittenResume,
  settings: Settings,
  fileExists: FileExists,
): WrittenResume {
  const { phone = true, references = false } = settings.published ?? {};
  const sections = sectionNames.flatMap((name) => {
    if (name === 'summary') return [];
    const places = placesOf(name, settings);
    const isKept = (field: string) =>
      isTold(name, field, places) && (name !== 'references' || references || field !== 'name');
    const entries = places.length > 0 ? (lists[name] ?? []) : [];
    const told = entries.map((entry) => withFields(entry, isKept)).filter((entry) => saysSomething(name, entry));
    return told.length > 0 ? [[name, told]] : [];
  });
  const hasSummary = placesOf('summary', settings).length > 0;
  return resumeSchema.parse({
    basics: { ...shownBasics(basics, hasSummary, fileExists), ...(!phone && { phone: undefined }) },
    ...Object.fromEntries(sections),
  });
}

function saysSomething(name: ListName, entry: object): boolean {
  const resume: WrittenResume = { basics: { name: '' }, ...{ [name]: [entry] } };
  return sectionsOf([name], { resume }).length > 0;
}

function isTold(name: ListName, field: string, places: readonly SectionPlace[]): boolean {
  return places.some((place) => !untold[place][name]?.includes(field));
}

function withFields(entry: object, isKept: (field: string) => boolean) {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => isKept(field)));
}

function shownBasics(
  { summary, image, location, profiles, ...known }: WrittenResume['basics'],
  hasSummary: boolean,
  fileExists: FileExists,
) {
  const named = profiles?.filter(({ username, url }) => username || url) ?? [];
  return {
    ...known,
    ...(hasSummary && summary && { summary }),
    // A picture elsewhere is not loaded: pages ask no other host.
    ...(image && isOwnPicture(image, fileExists) && { image }),
    ...shownPlace(location),
    ...(named.length > 0 && { profiles: named }),
  };
}

/** The country's code is said only of an owner who names neither town nor region. */
function shownPlace({ city, region, countryCode }: WrittenResume['basics']['location'] = {}) {
  if (city || region) return { location: { ...(city && { city }), ...(region && { region }) } };
  return countryCode ? { location: { countryCode } } : {};
}
