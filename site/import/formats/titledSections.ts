// A list of sections, each with a title and a list: `[{ "title": "Education", "items": […] }]`.
import { withOriginOf } from '../readTracker.ts';
import { isRecord, recordsIn } from '../values.ts';
import { sectionForTitle } from '../words/sectionTitles.ts';
import { addEntries, type ConvertedResume, convertValue, type Entry, type Format, type Sections } from './Format.ts';

export const titledSections: Format = {
  name: 'a list of sections with titles',
  help: 'lists of sections with titles',
  convert: ({ document }) =>
    sectionListIn(document) === undefined ? undefined : convertValue(document, convertSections),
  settings: /\.(?:icon|class|layout|break)$/,
};

/** The key of the list; `''` if the document is one; `undefined` if it has none. */
function sectionListIn(document: unknown): string | undefined {
  if (isSectionList(document)) return '';
  const lists = isRecord(document) ? Object.entries(document) : [];
  // Groups of skills have titles, too: `{ "skills": [{ "name": "Languages", "keywords": [] }] }`.
  return lists.find(
    ([key, list]) => /^(?:sections?|contents?|blocks|body|parts)$/i.test(key) && isSectionList(list),
  )?.[0];
}

function isSectionList(list: unknown): boolean {
  const known = recordsIn(list).filter((section) => sectionOf(section) && listOf(section)?.some(isRecord));
  return known.length > 1;
}

const titleOf = ({ title, heading, name, section }: Entry) => title ?? heading ?? name ?? section;

const sectionOf = (section: Entry) => sectionForTitle(String(titleOf(section) ?? ''));

/** The only list of entries in a section. */
function listOf(section: Entry): readonly unknown[] | undefined {
  const lists = Object.values(section).filter((value): value is unknown[] => Array.isArray(value));
  return lists.length === 1 ? lists[0] : undefined;
}

/** In an entry with a title and a subtitle, the subtitle is the employer or the school. */
function withTitle(entry: unknown, section: string): unknown {
  const { name, title = name, subheader, subtitle = subheader, ...others } = isRecord(entry) ? entry : {};
  if (subtitle === undefined || title === undefined) return entry;
  const key = section === 'education' ? 'studyType' : 'title';
  return withOriginOf(entry, { ...others, [key]: title, organization: subtitle });
}

function convertSections(document: unknown): ConvertedResume {
  const key = sectionListIn(document) ?? '';
  const { [key]: list, ...others } = isRecord(document) ? document : { [key]: document };
  const lists: Sections = {};
  for (const section of recordsIn(list)) {
    const name = sectionOf(section);
    if (name && name !== 'other')
      addEntries(
        lists,
        name,
        (listOf(section) ?? []).map((entry) => withTitle(entry, name)),
      );
  }
  return { document: { ...others, ...lists } };
}
