// FRESH, the format of HackMyResume: version 1.0, and 0.x, whose lists have other keys.
// The schema: https://github.com/fresh-standard/fresh-resume-schema
import { isEmpty, isRecord, partAt, recordAt, recordsIn } from '../values.ts';
import { convertValue, type Entry, entriesAt, type Format, joinTexts } from './Format.ts';

export const fresh: Format = {
  name: 'a FRESH résumé',
  help: 'FRESH (JSON or YAML)',
  convert: ({ document }) => (isFresh(document) ? convertValue(document, convert) : undefined),
  ignoredKeys: /^meta\b|\.id$|^contact\.other\[\]\.(?:category|flavor)$/,
  isHidden: isPrivate,
};

function isPrivate(part: unknown): boolean {
  return isRecord(part) && part.private === true;
}

function isFresh(document: unknown): document is Entry {
  if (!isRecord(document) || isRecord(document.basics)) return false;
  const hasHistory = ['employment', 'education'].some((name) => Array.isArray(recordAt(document, name).history));
  return /^fresh/i.test(String(recordAt(document, 'meta').format)) || (hasHistory && typeof document.name === 'string');
}

function convert(document: unknown): Entry {
  const entries = (path: string) => entriesAt(document, path);
  const readTitles = entries('reading').map(({ title }) => title);
  const references = [...entries('references'), ...entries('testimonials')];
  return {
    basics: toBasics(document),
    work: entries('employment'),
    volunteer: [
      ...['service', 'governance', 'affiliation'].flatMap(entries),
      ...entries('extracurricular').map(toActivity),
    ],
    education: entries('education'),
    projects: [
      ...entries('projects').map(toProject),
      ...entries('samples').map(withPeriod),
      ...entries('speaking').map(toTalk),
    ],
    awards: entries('recognition').map((award) => moveField(award, 'from', ['awarder'])),
    publications: entries('writing'),
    languages: entries('languages'),
    skills: toSkills(document),
    interests: [...entries('interests'), ...(readTitles.length > 0 ? [{ name: 'Reading', keywords: readTitles }] : [])],
    references: references.filter((reference) => !isPrivate(reference)),
  };
}

function toBasics(document: unknown): Entry {
  const { label, image, brief } = recordAt(document, 'info');
  const { email, phone, website, other } = recordAt(document, 'contact');
  const { code, country, ...place } = recordAt(document, 'location');
  // Version 0.1 has `flavor` instead of `category`.
  const websites = recordsIn(other).filter(({ category, flavor }) =>
    /^(?:url|web|website|social)$/i.test(String(category ?? flavor)),
  );
  return {
    name: partAt(document, 'name'),
    label,
    image,
    summary: brief,
    email,
    phone,
    url: website,
    location: { ...place, postalCode: code, countryCode: country },
    profiles: [...entriesAt(document, 'social'), ...websites.map((site) => ({ network: site.label, url: site.value }))],
  };
}

function toActivity({ title, activity, ...entry }: Entry): Entry {
  return activity ? { ...entry, organization: activity, position: title } : { ...entry, organization: title };
}

/** Moves a field to others, unless the entry has one of them, too. */
function moveField(entry: Entry, key: string, names: readonly string[]): Entry {
  const { [key]: value, ...others } = entry;
  const isFree = names.every((name) => isEmpty(others[name]));
  return isFree ? { ...others, ...Object.fromEntries(names.map((name) => [name, value])) } : entry;
}

function toProject({ description, summary, ...project }: Entry): Entry {
  return { ...moveField(project, 'category', ['type']), description: joinTexts([summary, description], '\n\n') };
}

/** One date is both start and end. */
const withPeriod = (entry: Entry): Entry => moveField(entry, 'date', ['startDate', 'endDate']);

function toTalk({ title, event, ...talk }: Entry): Entry {
  const names = title === undefined ? { name: event } : { name: title, entity: event };
  return { ...withPeriod(talk), ...names, type: 'talk' };
}

/** A set names skills of the list. Each skill of the list that is in no set is an entry of its own. */
function toSkills(document: unknown): Entry[] {
  const sets = recordsIn(recordAt(document, 'skills').sets);
  const isInSet = ({ name }: Entry) => sets.some(({ skills }) => Array.isArray(skills) && skills.includes(name));
  const others = entriesAt(document, 'skills').filter((skill) => !isInSet(skill));
  return [
    ...sets,
    ...others.map(({ level, years, ...skill }) => ({
      ...skill,
      level: level ?? (years && `${String(years)} years`),
      ...(level !== undefined && { years }),
    })),
  ];
}
