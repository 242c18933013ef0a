// The list in _data/cv.yml of al-folio, a Jekyll theme for academics. Its newer form is rendercv's.
import { bulletText } from '../normalize/bulletText.ts';
import { normalizeKey } from '../normalize/fieldAliases.ts';
import { languageIn } from '../normalize/listItems.ts';
import { profileOn } from '../normalize/networks.ts';
import { isEmpty, isRecord } from '../values.ts';
import { type ConvertedResume, type Format, recordsIn } from './Format.ts';
import { sectionForTitle } from './sectionTitles.ts';

type Entry = Record<string, unknown>;

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

function convert(sections: readonly Entry[]): ConvertedResume {
  const lists: Record<string, Entry[]> = {};
  const basics: Entry = {};
  const summaries: string[] = [];
  for (const { title, type, contents } of sections) {
    const heading = String(title ?? '');
    const section = type === 'map' ? undefined : sectionForTitle(heading);
    const items: readonly unknown[] = Array.isArray(contents) ? contents : [contents];
    if (type === 'map') readFacts(recordsIn(contents), { basics, lists });
    else if (section === 'summary') summaries.push(...items.map((item) => itemText(item)));
    else if (section)
      lists[section] = [...(lists[section] ?? []), ...items.flatMap((item) => toEntries(item, section))];
  }
  return {
    document: { basics: { ...basics, summary: summaries.join('\n\n') }, ...lists },
    source: Object.fromEntries(
      sections.map(({ title, type, contents }) => [String(title), type === 'map' ? factsIn(contents) : contents]),
    ),
  };
}

type Converted = { basics: Entry; lists: Record<string, Entry[]> };

const basicsFields: Readonly<Record<string, string>> = {
  fullname: 'name',
  name: 'name',
  title: 'label',
  position: 'label',
  profession: 'label',
  email: 'email',
  emailaddress: 'email',
  phone: 'phone',
  phonenumber: 'phone',
  mobile: 'phone',
  website: 'url',
  homepage: 'url',
  url: 'url',
  address: 'location',
  location: 'location',
  residence: 'location',
};

const factsIn = (contents: unknown) =>
  Object.fromEntries(recordsIn(contents).map(({ name, value }) => [String(name), value]));

/** Reads name and value pairs. */
function readFacts(facts: readonly Entry[], { basics, lists }: Converted): void {
  for (const { name, value } of facts) {
    const field = basicsFields[normalizeKey(String(name))];
    const profile = profileOn(String(name), String(value));
    const section = sectionForTitle(String(name));
    if (isEmpty(value)) continue;
    if (field) basics[field] = value;
    else if (profile) basics.profiles = [...recordsIn(basics.profiles), profile];
    else if (section === 'languages' || section === 'interests' || section === 'skills')
      lists[section] = [...(lists[section] ?? []), ...toEntries(value, section)];
  }
}

/** The entries of an item: a text, a group with a title, or a row of a time table. */
function toEntries(item: unknown, section: string): Entry[] {
  const nameField = nameFields[section] ?? 'name';
  if (!isRecord(item)) return listed(String(item), section).map((name) => toEntry(name.trim(), nameField, section));
  const { title, institution, department, year, location, description, items, value, contents } = item;
  const points = pointsIn(description ?? contents);
  const names = pointsIn(items ?? value);
  if (section === 'skills' || section === 'interests') return [{ name: title, keywords: [...names, ...points] }];
  // Awards of one year.
  if (title === undefined) return names.map((name) => ({ [nameField]: name, date: year, summary: points.join('\n') }));
  switch (section) {
    case 'work':
    case 'volunteer':
      return [
        {
          [section === 'work' ? 'name' : 'organization']: institution ?? department,
          position: title,
          period: year,
          location,
          ...(typeof description === 'string' ? bulletText(description) : { highlights: [...names, ...points] }),
        },
      ];
    case 'education':
      return [
        { institution, studyType: title, period: year, location, area: department, courses: [...names, ...points] },
      ];
    case 'projects':
      return [{ name: title, period: year, entity: institution, description: [...names, ...points].join('\n\n') }];
    default: {
      const issuerField = section === 'awards' ? 'awarder' : section === 'certificates' ? 'issuer' : 'publisher';
      const text = [...names, ...points].join('\n\n');
      return [{ [nameField]: title, [issuerField]: institution, date: year, summary: text }];
    }
  }
}

const nameFields: Readonly<Record<string, string>> = {
  awards: 'title',
  languages: 'language',
  references: 'reference',
};

/** Texts of a list; points below a point follow it. */
function pointsIn(value: unknown): string[] {
  if (isEmpty(value)) return [];
  return (Array.isArray(value) ? value : [value]).map((item: unknown) => itemText(item));
}

function itemText(item: unknown): string {
  if (!isRecord(item)) return String(item);
  const inner = pointsIn(item.contents ?? item.items ?? item.value);
  return [item.title ?? item.name, inner.join(', ')].filter(Boolean).map(String).join(': ');
}

/** Names on one line, without a label: "Hobbies: chess, tea". */
function listed(text: string, section: string): string[] {
  if (section !== 'skills' && section !== 'languages' && section !== 'interests') return [text];
  return text
    .replace(/^(?:<u>)?[^:,]*:(?:<\/u>)?\s*/, '')
    .split(/[,;]\s*(?![^(]*\))/)
    .filter(Boolean);
}

function toEntry(text: string, nameField: string, section: string): Entry {
  const language = section === 'languages' ? languageIn(text) : text;
  return isRecord(language) ? language : { [nameField]: text };
}
