// Reactive Resume's exports: version 3 has sections.work; version 4 has sections.experience, with
// HTML; version 5 adds a summary and a picture, custom sections, and several roles in one company.

import { bulletText } from '../normalize/bulletText.ts';
import { isRecord, recordIn, recordsIn } from '../values.ts';
import { addEntries, type ConvertedResume, type Entry, type Format, type Sections } from './Format.ts';

/** The section names that differ from those of JSON Resume. */
const sectionNames: Readonly<Record<string, string>> = { experience: 'work', certifications: 'certificates' };
const lists =
  /^(?:work|education|awards|certificates|skills|languages|interests|volunteer|projects|references|publications)$/;

/** Keys that only the editor of Reactive Resume uses. */
const editorKeys = /^(?:id|visible|hidden|icon|columns|levelNum|options|createdAt|updatedAt|roles)$/;

export const reactiveResume: Format = {
  name: 'a Reactive Resume export',
  help: 'Reactive Resume (exports of versions 3 to 5)',
  convert: ({ document }) => (isRecord(document) && isReactiveResume(document) ? convert(document) : undefined),
  settings: new RegExp(
    [
      String.raw`^(?:metadata|id|name|slug|public|title|tags|locked|createdAt|updatedAt|version|\$schema|picture`,
      String.raw`|basics\.(?:picture|photo))\b(?!\.url)|(?:^|\.)(?:id|icon|iconColor|columns|levelNum|type)$`,
      String.raw`|^sections\.\w+\.(?:name|title)$|^summary\.title$`,
    ].join(''),
  ),
  isHidden,
};

function isReactiveResume(document: Entry): boolean {
  return isRecord(document.basics) && isRecord(document.sections) && !Array.isArray(document.work);
}

/** Hidden parts are skipped. */
function convert(document: Entry): ConvertedResume {
  const sections = Object.entries(recordIn(document, 'sections')).map(([type, section]) => ({
    ...Object(section),
    type,
  }));
  const converted: Sections = {};
  for (const section of [...sections, ...recordsIn(document.customSections)]) {
    const list = sectionNames[String(section.type)] ?? String(section.type);
    if (lists.test(list) && !isHidden(section)) addEntries(converted, list, sectionItems(section, list));
  }
  return { document: { basics: toBasics(document), ...converted } };
}

function isHidden(part: unknown): boolean {
  return isRecord(part) && (part.visible === false || part.hidden === true);
}

function toBasics(document: Entry): Entry {
  const basics = recordIn(document, 'basics');
  const sections = recordIn(document, 'sections');
  const { name, headline, email, phone, url, website, location } = basics;
  const summarySection = [recordIn(sections, 'summary'), recordIn(document, 'summary')].find(({ content }) => content);
  const summary = summarySection ? !isHidden(summarySection) && summarySection.content : basics.summary;
  const photo = [document.picture, basics.picture, basics.photo].find(isRecord);
  const profiles = recordIn(sections, 'profiles');
  // Version 5 has links among its custom fields.
  const links = recordsIn(basics.customFields).filter(({ text, link }) => text && link);
  return {
    name,
    label: headline,
    image: photo && !isHidden(photo) && !isHidden(photo.effects) ? photo.url : undefined,
    email,
    phone,
    url: url ?? website,
    summary: typeof summary === 'string' ? textWithLists(summary) : undefined,
    location,
    profiles: isHidden(profiles)
      ? []
      : [
          ...recordsIn(basics.profiles).map((profile) => toEntry(profile, 'profiles')),
          ...sectionItems(profiles, 'profiles'),
          ...links.map(({ text, link }) => ({ network: text, url: link })),
        ],
  };
}

function sectionItems(section: Entry, name: string): Entry[] {
  return recordsIn(section.items)
    .filter((item) => !isHidden(item))
    .map((item) => toEntry(item, name));
}

function toEntry(item: Entry, name: string): Entry {
  const contentFields = Object.fromEntries(
    Object.entries(item).filter(
      ([key, value]) => !editorKeys.test(key) && !(key === 'level' && typeof value === 'number'),
    ),
  );
  const { summary, description, ...fields } = contentFields;
  const [long, short] = [summary, description].map((text) => (typeof text === 'string' ? text : ''));
  switch (name) {
    case 'skills': {
      // Levels have five dots. One dot is version 4's default, so it says nothing.
      const dots = typeof item.level === 'number' && item.level > 1 && !fields.proficiency ? `${item.level}/5` : '';
      return { ...fields, ...((short || dots) && { level: short || dots }) };
    }
    case 'languages':
      return { ...fields, ...(short && { fluency: short }) };
    case 'references':
      // Version 4 has the referee's title in the description; people also write the quotation there.
      return { ...fields, ...(long && { position: short }), reference: textWithLists(long || short || '') };
    case 'projects':
      return { ...fields, ...projectTexts(long || '', short || '') };
    case 'work':
    case 'volunteer':
      return {
        ...fields,
        ...bulletText(long || short || ''),
        positions: recordsIn(item.roles).map((role) => toEntry(role, name)),
      };
    case 'profiles':
      return fields;
    default:
      return { ...fields, summary: textWithLists(long || short || '') };
  }
}

/** Version 4 has a line and a text, version 5 only a text. */
function projectTexts(long: string, short: string): Entry {
  const { summary, highlights } = bulletText(long || short);
  return { description: long ? [short, summary].filter(Boolean).join(': ') : summary, highlights };
}

/** Converts HTML to text in which lists become lines that start with a hyphen. */
function textWithLists(html: string): string {
  const { summary, highlights } = bulletText(html);
  return [summary, highlights.map((item) => `- ${item}`).join('\n')].filter(Boolean).join('\n\n');
}
