// rendercv's cv.yaml: sections have any titles, and entries are known by what they hold.
import { isRecord } from '../../../src/content/check/everyValue.ts';
import { markdown } from '../../../src/content/check/markdown.ts';
import { plainText } from '../../../src/content/RichText.ts';
import { recordIn, recordsOf, type Taken } from './Taken.ts';

type Entry = Record<string, unknown>;

/** The section that a title is for. */
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

/** Where a network's profiles are. */
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

export function isRendercv(document: Entry): boolean {
  const cv = recordIn(document, 'cv');
  return isRecord(cv.sections) || (typeof cv.name === 'string' && !isRecord(cv.basics));
}

/** Its résumé; the design of its pages is not taken over. */
export function rendercv(document: Entry): Taken {
  const { name, label, headline, location, email, phone, website, photo, social_networks, sections } = recordIn(
    document,
    'cv',
  );
  const all = Object.entries(isRecord(sections) ? sections : {}).map(([title, entries]) => ({
    title,
    entries: Array.isArray(entries) ? entries : [entries],
  }));
  const placed = all.map((one) => ({ ...one, section: sectionOf(one.title, one.entries) }));
  const lists: Record<string, unknown[]> = {};
  for (const { section, entries } of placed)
    if (section && section !== 'summary')
      lists[section] = [...(lists[section] ?? []), ...entries.map((entry) => entryOf(entry, section))];
  const summary = placed.filter(({ section }) => section === 'summary').flatMap(({ entries }) => entries.map(wordsOf));
  return {
    format: "rendercv's file",
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
        profiles: recordsOf(social_networks).map(profileOf),
      },
      ...lists,
    },
    leftOut: placed.filter(({ section }) => !section).map(({ title }) => `the section "${title}"`),
  };
}

function sectionOf(title: string, entries: readonly unknown[]): string | undefined {
  const named = titles.find(([words]) => words.test(title.toLowerCase()))?.[1];
  if (named) return named;
  const first = entries.find(isRecord) ?? {};
  if ('company' in first) return 'work';
  if ('institution' in first) return 'education';
  if ('authors' in first) return 'publications';
  return 'details' in first ? 'skills' : undefined;
}

function entryOf(entry: unknown, section: string): unknown {
  if (!isRecord(entry)) return entry;
  const { bullet, number, reversed_number, doi, ...written } = entry;
  const [, url] = /^\[.*\]\((https?:[^\s)]+)\)$/.exec(String(written.name ?? written.title ?? '')) ?? [];
  const fields: Entry = { ...(url && { url }), ...plain(written) };
  const words = bullet ?? number ?? reversed_number;
  if (words !== undefined) return words;
  if (section !== 'publications') return doi === undefined ? fields : { ...fields, doi };
  return { ...fields, url: fields.url ?? (doi ? `https://doi.org/${String(doi)}` : undefined) };
}

/** Names may have links and emphasis there, too. */
function plain(fields: Entry): Entry {
  const texts = Object.entries(fields).filter(([key, value]) => typeof value === 'string' && key !== 'summary');
  return { ...fields, ...Object.fromEntries(texts.map(([key, text]) => [key, plainText(markdown(String(text)))])) };
}

function wordsOf(entry: unknown): string {
  if (!isRecord(entry)) return String(entry);
  return Object.values(entry)
    .filter((value) => typeof value === 'string')
    .join(' ');
}

function profileOf({ network, username }: Entry): Entry {
  const base =
    networks[
      String(network)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    ];
  return { network, username, ...(base && username ? { url: `${base}${String(username)}` } : {}) };
}
