// FRESH, the format of HackMyResume: version 1.0, and 0.x, whose lists have other keys.
// The schema: https://github.com/fresh-standard/fresh-resume-schema
import { bulletText } from '../normalize/bulletText.ts';
import { isRecord } from '../values.ts';
import { type ConvertedResume, type Format, recordIn, recordsIn, sectionIn } from './Format.ts';

type Entry = Record<string, unknown>;

export const fresh: Format = {
  name: 'a FRESH résumé',
  help: 'FRESH (JSON or YAML)',
  convert: ({ document }) => (isFresh(document) ? convert(document) : undefined),
  settings: /^meta\b|\.id$|^contact\.other\[\]\.(?:category|flavor)$/,
  isHidden: (part) => isRecord(part) && part.private === true,
};

function isFresh(document: unknown): document is Entry {
  if (!isRecord(document) || isRecord(document.basics)) return false;
  const hasHistory = ['employment', 'education'].some((name) => Array.isArray(recordIn(document, name).history));
  return /^fresh/i.test(String(recordIn(document, 'meta').format)) || (hasHistory && typeof document.name === 'string');
}

function convert(document: Entry): ConvertedResume {
  const entriesIn = (name: string) => sectionIn(document, name, ['items', 'history', 'list']);
  const publicEntries = (name: string) =>
    entriesIn(name)
      .filter((entry) => entry.private !== true)
      .map(({ private: _, ...entry }) => entry);
  const readTitles = entriesIn('reading').map(({ title }) => title);
  const skills = entriesIn('skills');
  const skillSets = recordsIn(recordIn(document, 'skills').sets);
  const converted = {
    basics: toBasics(document, entriesIn('social')),
    work: entriesIn('employment').map(({ employer, current: _, ...job }) => ({ ...withBullets(job), name: employer })),
    volunteer: [
      ...entriesIn('service').map(withBullets),
      ...['governance', 'affiliation'].flatMap((name) =>
        entriesIn(name).map(({ role, ...entry }) => ({ ...withBullets(entry), position: role })),
      ),
      ...entriesIn('extracurricular').map(({ title, activity, ...entry }) => ({
        ...entry,
        organization: activity || title,
        position: activity ? title : undefined,
      })),
    ],
    education: entriesIn('education').map(({ title, studyType, curriculum, ...course }) => ({
      ...course,
      studyType: studyType ?? title,
      courses: curriculum,
    })),
    projects: [
      ...entriesIn('projects').map(({ category, description, summary, url, repo, ...project }) => ({
        ...project,
        type: category,
        description: [description, summary].filter(Boolean).join('\n\n'),
        url: url ?? repo,
        ...(url !== undefined && { repo }),
      })),
      ...entriesIn('samples').map(({ date, ...sample }) => ({ ...sample, startDate: date })),
      ...entriesIn('speaking').map(({ title, event, date, ...talk }) => ({
        ...talk,
        name: title ?? event,
        entity: title === undefined ? undefined : event,
        startDate: date,
        type: 'talk',
      })),
    ],
    skills: toSkills(skillSets, skills),
    awards: entriesIn('recognition').map(({ from, ...award }) => ({ ...award, awarder: from })),
    publications: entriesIn('writing'),
    languages: entriesIn('languages'),
    interests: [
      ...entriesIn('interests'),
      ...(readTitles.length > 0 ? [{ name: 'Reading', keywords: readTitles }] : []),
    ],
    references: [
      ...publicEntries('references'),
      ...publicEntries('testimonials').map(({ quote, ...reference }) => ({ ...reference, reference: quote })),
    ],
  };
  return { document: converted };
}

/** Version 0.1 has `flavor` instead of `category`. */
function isWebsite({ category, flavor }: Entry): boolean {
  return /^(?:url|web|website|social)$/i.test(String(category ?? flavor));
}

function toBasics(document: Entry, social: readonly Entry[]): Entry {
  const { label, image, brief } = recordIn(document, 'info');
  const { email, phone, website, other } = recordIn(document, 'contact');
  const { code, country, ...place } = recordIn(document, 'location');
  const websites = recordsIn(other).filter(isWebsite);
  return {
    name: document.name,
    label,
    image,
    summary: brief,
    email,
    phone,
    url: website,
    location: { ...place, postalCode: code, countryCode: country },
    profiles: [
      ...social.map(({ label: _, ...profile }) => profile),
      ...websites.map((site) => ({ network: site.label, url: site.value })),
    ],
  };
}

/** Sets name skills of the list; the list's others stand alone. */
function toSkills(skillSets: readonly Entry[], skills: readonly Entry[]): Entry[] {
  const otherSkills = skills.filter((skill) => !isInSet(skill, skillSets));
  return [
    ...skillSets,
    ...otherSkills.map(({ id: _, level, years, ...skill }) => ({
      ...skill,
      level: level ?? (years && `${String(years)} years`),
      ...(level !== undefined && { years }),
    })),
  ];
}

function isInSet({ name }: Entry, skillSets: readonly Entry[]): boolean {
  return skillSets.some(({ skills }) => Array.isArray(skills) && skills.includes(name));
}

function withBullets({ summary, highlights, ...entry }: Entry): Entry {
  if (typeof summary !== 'string') return { ...entry, summary, highlights };
  const text = bulletText(summary);
  const ownHighlights = Array.isArray(highlights) ? highlights : [highlights].filter(Boolean);
  return { ...entry, summary: text.summary, highlights: [...text.highlights, ...ownHighlights] };
}
