// The list in _data/cv.yml of al-folio, a Jekyll theme for academics. Its newer form is rendercv's.
import { splitNames } from '../normalize/listItems.ts';
import { withOriginOf } from '../readTracker.ts';
import { isEmpty, isRecord, recordsIn } from '../values.ts';
import { sectionForTitle } from '../words/sectionTitles.ts';
import { addEntries, type ConvertedResume, convertValue, type Entry, type Format, type Sections } from './Format.ts';

/** Sections whose items are names. */
const nameLists = /^(?:languages|interests|skills)$/;

const sectionTypes = ['map', 'list', 'nested_list', 'time_table', 'list_groups', 'paragraph'];

export const alFolio: Format = {
  name: "al-folio's cv.yml",
  help: 'al-folio (_data/cv.yml)',
  convert: ({ document }) => {
    const sections = recordsIn(document);
    return sections.some(isSection) ? convert(sections) : undefined;
  },
};

function isSection({ type, contents }: Entry): boolean {
  return sectionTypes.includes(String(type)) && contents !== undefined;
}

/** Keys the sections by title, so that the report shows it in the path of each skipped text. */
function convert(sections: readonly Entry[]): ConvertedResume {
  const types = new Map(sections.map(({ title, type }) => [String(title ?? ''), type]));
  const contentsByTitle = sections.map(({ title, type, contents }) => [
    String(title ?? ''),
    type === 'map' ? Object.fromEntries(recordsIn(contents).map(({ name, value }) => [name, value])) : contents,
  ]);
  return convertValue(Object.fromEntries(contentsByTitle), (document) => convertSections(Object(document), types));
}

function convertSections(contentsByTitle: Entry, types: ReadonlyMap<string, unknown>): Entry {
  const lists: Sections = {};
  const basics: Entry = {};
  const summaries: string[] = [];
  for (const [title, contents] of Object.entries(contentsByTitle)) {
    const section = sectionForTitle(title);
    if (types.get(title) === 'map') readFacts(contents, basics, lists);
    else if (section === 'summary') summaries.push(...[contents].flat().map(itemText));
    else if (section) for (const item of [contents].flat()) addEntries(lists, section, toEntries(item, section));
  }
  return { basics: { ...basics, summary: summaries.join('\n\n') }, ...lists };
}

/** Reads name and value pairs. `normalizeResume` knows the names of contacts and networks. */
function readFacts(facts: unknown, basics: Entry, lists: Sections): void {
  for (const [name, value] of Object.entries(Object(facts))) {
    const section = sectionForTitle(name) ?? '';
    if (!nameLists.test(section)) Object.assign(basics, withOriginOf(facts, { [name]: value }));
    else if (!isEmpty(value)) addEntries(lists, section, toEntries(value, section));
  }
}

function toEntries(item: unknown, section: string): unknown[] {
  if (!isRecord(item)) return namesIn(String(item), section);
  const { title, institution, department, year, location, description, items, value, contents } = item;
  const texts = textsIn(description ?? contents);
  const names = textsIn(items ?? value);
  if (section === 'skills' || section === 'interests') return [{ name: title, keywords: [...names, ...texts] }];
  // Awards of one year share an item without a title.
  if (title === undefined) return names.map((name) => ({ name, year, summary: texts.join('\n') }));
  // `normalizeResume` renames these keys to each section's own.
  const organization = institution ?? department;
  const body = bodyIn([...names, ...texts], item, section);
  return [{ title, organization, area: department, year, location, ...body }];
}

function bodyIn(texts: readonly string[], { description }: Entry, section: string): Entry {
  if (!/^(?:work|volunteer|education)$/.test(section)) return { summary: texts.join('\n\n') };
  return typeof description === 'string' && section !== 'education' ? { summary: description } : { highlights: texts };
}

/** The texts of a list. The texts of an inner list follow their item's text. */
function textsIn(value: unknown): string[] {
  if (isEmpty(value)) return [];
  return (Array.isArray(value) ? value : [value]).map((item: unknown) => itemText(item));
}

function itemText(item: unknown): string {
  if (!isRecord(item)) return String(item);
  const inner = textsIn(item.contents ?? item.items ?? item.value);
  return [item.title ?? item.name, inner.join(', ')].filter(Boolean).map(String).join(': ');
}

/** The names in a line such as "Hobbies: chess, tea". */
function namesIn(text: string, section: string): string[] {
  const isNames = nameLists.test(section);
  return isNames ? [...splitNames(text.replace(/^(?:<u>)?[^:,]*:(?:<\/u>)?\s*/, ''))] : [text];
}
