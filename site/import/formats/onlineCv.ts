// The data file of online-cv, a Jekyll theme: a sidebar, and sections with a heading and a list.
// The file: https://github.com/sharu725/online-cv/blob/master/_data/data.yml
import { withOriginOf } from '../readTracker.ts';
import { isEmpty, isRecord, listKeyOf, partAt, recordAt } from '../values.ts';
import { addEntries, convertValue, type Entry, entriesAt, type Format, type Sections } from './Format.ts';

/** Each section, the place of its entries in the file, and its keys that `normalizeResume` does not know. */
const rows: readonly (readonly [section: string, path: string, names?: Readonly<Record<string, string>>])[] = [
  ['work', 'experiences', { details: 'summary' }],
  ['education', 'education', { details: 'summary' }],
  ['education', 'educations', { details: 'summary' }],
  ['certificates', 'certifications', { start: 'date' }],
  ['projects', 'projects', { tagline: 'description' }],
  ['projects', 'oss', { tagline: 'description' }],
  ['publications', 'publications'],
  ['references', 'recommendations'],
  ['skills', 'skills'],
  ['languages', 'sidebar.languages'],
  ['interests', 'sidebar.interests', { item: 'name' }],
];

export const onlineCv: Format = {
  name: 'an online-cv data file',
  help: 'online-cv (_data/data.yml)',
  convert: ({ document }) => {
    if (!isRecord(document) || !isRecord(document.sidebar)) return undefined;
    const sections = ['career-profile', ...rows.map(([, path]) => path)];
    if (!sections.some((section) => !isEmpty(document[section]))) return undefined;
    return convertValue(document, convert);
  },
  ignoredKeys: /^footer\b|^sidebar\.position$|^(?:sidebar\.)?[\w-]+\.title$|\.(?:degree_icon|location_icon|icon)$/,
};

/** `normalizeResume` reads sections under other keys, such as `experiences_recent`. */
const ownKeys = new Set(['sidebar', 'career-profile', 'footer', ...rows.map(([, path]) => path)]);

/** Settings of the sidebar, and its sections. */
const notContacts = /^(?:title|position|about|education|languages|interests)$/;

function convert(document: unknown): Entry {
  const sections: Sections = {};
  for (const [section, path, names = {}] of rows)
    addEntries(
      sections,
      section,
      entriesAt(document, path).map((entry) => renameKeys(entry, names)),
    );
  const sidebar = recordAt(document, 'sidebar');
  const parts = Object.entries(sidebar).filter(([key]) => !notContacts.test(key));
  // `normalizeResume` knows most lists by their keys.
  const isList = (value: unknown) => Array.isArray(value) || listKeyOf(value) !== undefined;
  const lists = parts.filter(([, value]) => isList(value));
  const contacts = parts.filter(([, value]) => !isList(value));
  const profile = partAt(document, 'career-profile');
  const summary = isRecord(profile) ? profile.summary : profile;
  const basics = withOriginOf(sidebar, { ...Object.fromEntries(contacts), summary });
  const others = Object.entries(Object(document)).filter(([key]) => !ownKeys.has(key));
  return { basics, ...sections, ...Object.fromEntries([...lists, ...others]) };
}

function renameKeys(entry: Entry, names: Readonly<Record<string, string>>): Entry {
  const renamed = Object.entries(entry).map(([key, value]) => [names[key] ?? key, value]);
  return withOriginOf(entry, Object.fromEntries(renamed));
}
