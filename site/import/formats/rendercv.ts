// rendercv's cv.yaml. Its sections may have any title, so titles and keys decide where entries go.
import { isVagueKey, mayBeTitle } from '../normalize/objects/otherSections.ts';
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

function sectionsByTitle(document: unknown): ReadonlyMap<string, string | undefined> {
  const sections = Object.entries(recordAt(document, 'cv.sections'));
  return new Map(sections.map(([title, content]) => [title, resolveSection(title, [content].flat())]));
}

function convert(document: unknown, sectionsOf: ReadonlyMap<string, string | undefined>): Entry {
  const cv = recordAt(document, 'cv');
  const lists: Sections = {};
  const summaries: unknown[] = [cv.summary];
  for (const [title, content] of Object.entries(recordAt(cv, 'sections'))) {
    const section = sectionsOf.get(title) ?? '';
    // The normalization keeps other sections as text.
    if (!section || isVagueKey(title, content, section)) {
      if (mayBeTitle(title)) lists[title] = [content].flat();
      continue;
    }
    const entries: readonly unknown[] = [content].flat().filter((entry) => entry !== null);
    const areBullets = entries.length > 1 && entries.every((entry) => isRecord(entry) && 'bullet' in entry);
    if (section === 'summary' && areBullets) summaries.push(entries.map((entry) => `- ${entryText(entry)}`).join('\n'));
    else if (section === 'summary') summaries.push(...entries.map(entryText));
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
  const { bullet, number, reversed_number, ...fields } = entry;
  const { highlights } = fields;
  const text = bullet ?? number ?? reversed_number;
  if (text !== undefined) return text;
  return Array.isArray(highlights) ? { ...fields, highlights: highlights.map(withSubBullets) } : fields;
}

/** rendercv prints each " - " of a highlight as the start of a sub-bullet. */
function withSubBullets(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(' - ', '\n  - ') : value;
}

function entryText(entry: unknown): string {
  const texts = isRecord(entry) ? Object.values(entry).flat() : [String(entry)];
  return texts.filter((text) => typeof text === 'string').join(' ');
}
