// What nobody is shown is in no file that is built: this is the one place where it goes.
import type { Game } from '../Game.ts';
import { ownFile } from '../ownFile.ts';
import { resumeSections } from '../plain/resumeSections.ts';
import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { type SectionName, sectionNames } from '../sectionNames.ts';
import { placesOf } from '../sectionSeats.ts';

type ListName = Exclude<SectionName, 'summary'>;

/** Fields that only the plain résumé shows: without it their section is told without them. */
const plainOnly: { readonly [Name in ListName]?: readonly string[] } = {
  work: ['location'],
  education: ['score'],
  projects: ['roles', 'entity', 'type'],
};

/**
 * The résumé as the owner wrote it, reduced to what a page or a document shows: sections that stand nowhere go, entries
 * that say nothing, fields that have no place, and all that only programs read.
 */
export function shownResume({ basics, meta: _, ...lists }: WrittenResume, game: Game): WrittenResume {
  const sections = sectionNames.flatMap((name) => {
    if (name === 'summary') return [];
    const places = placesOf(name, game);
    const entries = (lists[name] ?? []).filter((entry) => places.length > 0 && saysSomething(name, entry, game));
    const hidden = places.includes('resume') ? [] : (plainOnly[name] ?? []);
    return entries.length > 0 ? [[name, entries.map((entry) => without(hidden, entry))]] : [];
  });
  const hasSummary = placesOf('summary', game).length > 0;
  return resumeSchema.parse({ basics: shownBasics(basics, hasSummary), ...Object.fromEntries(sections) });
}

function saysSomething(name: ListName, entry: object, game: Game): boolean {
  const resume: WrittenResume = { basics: { name: '' }, ...{ [name]: [entry] } };
  return resumeSections({ resume, game: { ...game, sections: undefined }, asOf: '' }).length > 0;
}

function without(fields: readonly string[], entry: object) {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !fields.includes(field)));
}

function shownBasics({ summary, image, location, profiles, ...known }: WrittenResume['basics'], hasSummary: boolean) {
  const named = profiles?.filter(({ username, url }) => username || url) ?? [];
  return {
    ...known,
    ...(hasSummary && summary && { summary }),
    // A picture elsewhere is not loaded: pages ask no other host.
    ...(ownFile(image) && { image }),
    ...shownPlace(location),
    ...(named.length > 0 && { profiles: named }),
  };
}

/** The country's code is said only of an owner who names neither town nor region. */
function shownPlace({ city, region, countryCode }: WrittenResume['basics']['location'] = {}) {
  if (city || region) return { location: { ...(city && { city }), ...(region && { region }) } };
  return countryCode ? { location: { countryCode } } : {};
}
