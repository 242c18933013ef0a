// rendercv's cv.yaml. Its sections may have any title, so titles and keys decide where entries go.

import { plainText } from '../../../src/resume/RichText.ts';
import { markdown } from '../publish/markdown.ts';
import { isRecord } from '../values.ts';
import { type ConvertedResume, type Format, recordIn, recordsIn } from './Format.ts';

type Entry = Record<string, unknown>;

/** The section for each title; the first match counts. */
const titles: readonly (readonly [title: RegExp, section: string])[] = [
  [/summary|about|profile|objective|welcome|introduction/, 'summary'],
  [/volunt|community/, 'volunteer'],
  [/education|academic|ausbildung|studi|formation|formaci/, 'education'],
  [/project|projekt|proyecto|projet/, 'projects'],
  [/publication|paper|patent/, 'publications'],
  [/award|honou?r|prize/, 'awards'],
  [/certifi|licen[cs]e/, 'certificates'],
  [/language|sprach|langue|idioma/, 'languages'],
  [/skill|technolog|competenc|kenntnis/, 'skills'],
  [/interest|hobb/, 'interests'],
  [/reference|recommendation/, 'references'],
  [/experience|employment|work|career|erfahrung|experiencia|expérience/, 'work'],
];

/** The address of a network's profiles, without the user name. */
const networks: Readonly<Record<string, string>> = {
  linkedin: 'https://linkedin.com/in/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  instagram: 'https://instagram.com/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  orcid: 'https://orcid.org/',
  youtube: 'https://youtube.com/@',
  stackoverflow: 'https://stackoverflow.com/users/',
  leetcode: 'https://leetcode.com/u/',
};

export const rendercv: Format = {
  name: 'a rendercv file',
  help: 'rendercv (YAML)',
  convert: ({ document }) => (isRendercv(document) ? convert(document) : undefined),
};

function isRendercv(document: unknown): boolean {
  const cv = recordIn(document, 'cv');
  return isRecord(cv.sections) || (typeof cv.name === 'string' && !isRecord(cv.basics));
}

/** The design of its pages is skipped. */
function convert(document: unknown): ConvertedResume {
  const { name, label, headline, location, email, phone, website, photo, social_networks, sections } = recordIn(
    document,
    'cv',
  );
  const titledSections = Object.entries(isRecord(sections) ? sections : {}).map(([title, entries]) => ({
    title,
    entries: Array.isArray(entries) ? entries : [entries],
  }));
  const resolvedSections = titledSections.map(({ title, entries }) => ({
    title,
    entries,
    section: resolveSection(title, entries),
  }));
  const lists: Record<string, unknown[]> = {};
  for (const { section, entries } of resolvedSections)
    if (section && section !== 'summary')
      lists[section] = [...(lists[section] ?? []), ...entries.map((entry) => toEntry(entry, section))];
  const summary = resolvedSections
    .filter(({ section }) => section === 'summary')
    .flatMap(({ entries }) => entries.map(entryText));
  return {
    document: {
      basics: {
        name,
        label: headline ?? label,
        image: photo,
        email,
        phone: typeof phone === 'string' ? phone.replace(/^tel:/, '') : phone,
        url: website,
        summary: summary.join('\n\n'),
        location,
        profiles: recordsIn(social_networks).map(toProfile),
      },
      ...lists,
    },
    leftOut: resolvedSections.filter(({ section }) => !section).map(({ title }) => `the section "${title}"`),
  };
}

function resolveSection(title: string, entries: readonly unknown[]): string | undefined {
  const sectionByTitle = titles.find(([pattern]) => pattern.test(title.toLowerCase()))?.[1];
  if (sectionByTitle) return sectionByTitle;
  const first = entries.find(isRecord) ?? {};
  if ('company' in first) return 'work';
  if ('institution' in first) return 'education';
  if ('authors' in first) return 'publications';
  return 'details' in first ? 'skills' : undefined;
}

function toEntry(entry: unknown, section: string): unknown {
  if (!isRecord(entry)) return entry;
  const { bullet, number, reversed_number, doi, ...entryFields } = entry;
  const [, url] = /^\[.*\]\((https?:[^\s)]+)\)$/.exec(String(entryFields.name ?? entryFields.title ?? '')) ?? [];
  const fields: Entry = { ...(url && { url }), ...withPlainTexts(entryFields) };
  const bulletText = bullet ?? number ?? reversed_number;
  if (bulletText !== undefined) return bulletText;
  if (section !== 'publications') return doi === undefined ? fields : { ...fields, doi };
  return { ...fields, url: fields.url ?? (doi ? `https://doi.org/${String(doi)}` : undefined) };
}

/** Removes Markdown from all texts but the summary: rendercv allows it in names, too. */
function withPlainTexts(fields: Entry): Entry {
  const texts = Object.entries(fields).filter(([key, value]) => typeof value === 'string' && key !== 'summary');
  return { ...fields, ...Object.fromEntries(texts.map(([key, text]) => [key, plainText(markdown(String(text)))])) };
}

function entryText(entry: unknown): string {
  if (!isRecord(entry)) return String(entry);
  return Object.values(entry)
    .filter((value) => typeof value === 'string')
    .join(' ');
}

function toProfile({ network, username }: Entry): Entry {
  const base =
    networks[
      String(network)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    ];
  return { network, username, ...(base && username ? { url: `${base}${String(username)}` } : {}) };
}
