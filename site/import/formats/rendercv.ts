// rendercv's cv.yaml. Its sections may have any title, so titles and keys decide where entries go.
import { withOriginOf } from '../readTracker.ts';
import { linkedName } from '../text/htmlText.ts';
import { isEmpty, isRecord, recordAt, recordsIn } from '../values.ts';
import { sectionForTitle } from '../words/sectionTitles.ts';
import { addEntries, convertValue, type Entry, type Format, joinTexts, type Sections } from './Format.ts';

export const rendercv: Format = {
  name: 'a rendercv file',
  help: 'rendercv (YAML)',
  convert: ({ document }) =>
    isRendercv(document) ? convertValue(document, (copy) => convert(copy, sectionsByTitle(document))) : undefined,
  ignoredKeys: /^(?:design|locale|locale_catalog|settings|rendercv_settings)\b|\.icon$/,
};

function isRendercv(document: unknown): boolean {
  const cv = recordAt(document, 'cv');
  return isRecord(cv.sections) || (typeof cv.name === 'string' && !isRecord(cv.basics));
}

/** Takes the file's own value: reading the copy of `convertValue` would mark unknown sections as read. */
function sectionsByTitle(document: unknown): ReadonlyMap<string, string | undefined> {
  const sections = Object.entries(recordAt(document, 'cv.sections'));
  return new Map(sections.map(([title, content]) => [title, resolveSection(title, [content].flat())]));
}

function convert(document: unknown, sectionsOf: ReadonlyMap<string, string | undefined>): Entry {
  const cv = recordAt(document, 'cv');
  const lists: Sections = {};
  const summaries: unknown[] = [cv.summary];
  for (const [title, content] of Object.entries(recordAt(cv, 'sections'))) {
    const section = sectionsOf.get(title);
    if (!section) continue;
    const entries: readonly unknown[] = [content].flat().filter((entry) => entry !== null);
    if (section === 'summary') summaries.push(...entries.map(entryText));
    else for (const entry of entries) addEntries(lists, section, [toEntry(entry)]);
  }
  const [phone] = valuesIn(cv.phone);
  const [url, ...otherWebsites] = valuesIn(cv.website);
  const { name, headline, label, photo, email, location } = cv;
  return {
    basics: {
      name,
      label: headline ?? label,
      image: photo,
      email,
      location,
      phone: typeof phone === 'string' ? phone.replace(/^tel:/, '') : phone,
      url,
      summary: joinTexts(summaries, '\n\n'),
      profiles: [
        ...recordsIn(cv.social_networks),
        ...otherWebsites.map((website) => ({ url: website })),
        ...recordsIn(cv.custom_connections).map(({ placeholder: network, url }) => ({ network, url })),
      ],
    },
    ...lists,
  };
}

function valuesIn(value: unknown): readonly unknown[] {
  return [value].flat().filter((item) => !isEmpty(item));
}

function resolveSection(title: string, entries: readonly unknown[]): string | undefined {
  const sectionByTitle = sectionForTitle(title);
  if (sectionByTitle) return sectionByTitle;
  const first = entries.find(isRecord) ?? {};
  if ('company' in first) return 'work';
  if ('institution' in first) return 'education';
  if ('authors' in first) return 'publications';
  return 'details' in first ? 'skills' : undefined;
}

function toEntry(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { bullet, number, reversed_number, doi, ...entryFields } = entry;
  const url = linkedName(String(entryFields.name ?? entryFields.title ?? entryFields.company ?? ''))?.url;
  const fields: Entry = { ...(url && { url }), ...withPlainTexts(entryFields) };
  const bulletText = bullet ?? number ?? reversed_number;
  if (bulletText !== undefined) return bulletText;
  return doi === undefined ? fields : { ...fields, doi };
}

/** Removes Markdown, except from summaries and highlights: rendercv allows it in names, too. */
function withPlainTexts(fields: Entry): Entry {
  const entries = Object.entries(fields).map(([key, value]) => {
    if (key === 'summary') return [key, value];
    if (key === 'highlights') return [key, Array.isArray(value) ? value.map(withSubBullets) : value];
    return [key, Array.isArray(value) ? value.map(plainValue) : plainValue(value)];
  });
  return withOriginOf(fields, Object.fromEntries(entries));
}

/** rendercv prints each " - " of a highlight as the start of a sub-bullet. */
function withSubBullets(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(' - ', '\n  - ') : value;
}

function plainValue(value: unknown): unknown {
  if (isRecord(value)) return withPlainTexts(value);
  return typeof value === 'string' ? withoutMarkdown(value) : value;
}

const emphasis = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,3})(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu;

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(emphasis, '$2')
    .replace(/\\(?=[\\`*_[\]#&$%])/g, '')
    .trim();
}

function entryText(entry: unknown): string {
  const texts = isRecord(entry) ? Object.values(entry).flat() : [String(entry)];
  return texts.filter((text) => typeof text === 'string').join(' ');
}
