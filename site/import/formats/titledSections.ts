// A list of sections, each with a title and a list: `[{ "title": "Education", "items": […] }]`.
import { withOriginOf } from '../readTracker.ts';
import { isRecord, recordsIn } from '../values.ts';
import { sectionForTitle } from '../words/sectionTitles.ts';
import { addEntries, type ConvertedResume, convertValue, type Entry, type Format, type Sections } from './Format.ts';
import { isOrganization, jobWords } from './textResume/namedEntries.ts';

export const titledSections: Format = {
  name: 'a list of sections with titles',
  help: 'lists of sections with titles',
  convert: ({ document }) =>
    sectionListIn(document) === undefined ? undefined : convertValue(document, convertSections),
  ignoredKeys: /\.(?:icon|class|layout|break)$/,
};

/** The key of the section list: `''` if the document is the list, `undefined` if there is no list. */
function sectionListIn(document: unknown): string | undefined {
  if (isSectionList(document)) return '';
  const lists = isRecord(document) ? Object.entries(document) : [];
  // Accept only these keys, because groups of skills look like sections:
  // `{ "skills": [{ "name": "Languages", "keywords": [] }] }`.
  return lists.find(
    ([key, list]) => /^(?:sections?|contents?|blocks|body|parts)$/i.test(key) && isSectionList(list),
  )?.[0];
}

function isSectionList(list: unknown): boolean {
  return recordsIn(list).filter((section) => sectionOf(section) && onlyListIn(section)?.some(isRecord)).length > 1;
}

const titleOf = ({ title, heading, name, section }: Entry) => title ?? heading ?? name ?? section;

const sectionOf = (section: Entry) => sectionForTitle(String(titleOf(section) ?? ''));

/** Whether the entries of a section about teaching are courses with posts as subtitles: "MATH:101", "Instructor". */
function areCourses(section: Entry): boolean {
  const [first] = recordsIn(onlyListIn(section));
  const { title, name = title, subheader, subtitle = subheader } = first ?? {};
  const isPost = jobWords.test(String(subtitle)) && !isOrganization(String(subtitle));
  return /teach|taught/i.test(String(titleOf(section))) && isPost && !jobWords.test(String(name));
}

/** The list of a section; `undefined` if it has none or several. */
function onlyListIn(section: Entry): readonly unknown[] | undefined {
  const lists = Object.values(section).filter((value): value is unknown[] => Array.isArray(value));
  return lists.length === 1 ? lists[0] : undefined;
}

type Layout = { section: string; isEmployerInLocation: boolean };

/** An entry's subtitle is its employer or school, unless the employers of the file are in the locations. */
function withSubtitleAsOrganization(entry: unknown, { section, isEmployerInLocation }: Layout): unknown {
  const { name, title = name, subheader, subtitle = subheader, location, ...others } = isRecord(entry) ? entry : {};
  if (subtitle === undefined || title === undefined) return entry;
  const key = section === 'education' ? 'studyType' : 'title';
  const keyOfSubtitle = fieldOfSubtitle[section] ?? 'organization';
  const names =
    isEmployerInLocation && location !== undefined
      ? { organization: location, [section === 'education' ? 'area' : 'summary']: subtitle }
      : { [keyOfSubtitle]: subtitle, location };
  return withOriginOf(entry, { ...others, [key]: title, ...names });
}

const fieldOfSubtitle: Readonly<Record<string, string>> = { skills: 'keywords', languages: 'fluency' };

/** Whether more entries have an employer or a school in their location than in their subtitle. */
function haveEmployersInLocation(sections: readonly Entry[]): boolean {
  const entries = sections.flatMap((section) => recordsIn(onlyListIn(section)));
  const count = (key: string) => entries.filter((entry) => isOrganization(String(entry[key] ?? ''))).length;
  return count('location') > count('subtitle') + count('subheader');
}

function convertSections(document: unknown): ConvertedResume {
  const key = sectionListIn(document) ?? '';
  const { [key]: list, ...others } = isRecord(document) ? document : { [key]: document };
  const lists: Sections = {};
  const isEmployerInLocation = haveEmployersInLocation(recordsIn(list));
  for (const section of recordsIn(list)) {
    const name = sectionOf(section) === 'work' && areCourses(section) ? 'projects' : sectionOf(section);
    if (name && name !== 'other')
      for (const entry of onlyListIn(section) ?? [])
        addEntries(lists, name, [withSubtitleAsOrganization(entry, { section: name, isEmployerInLocation })]);
  }
  return { document: { ...others, ...lists } };
}
