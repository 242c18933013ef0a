// Reactive Resume's exports: version 3 has sections.work; version 4 has sections.experience, with
// HTML; version 5 has summary, picture and customSections at the root, and roles within a job.
import { fieldForText } from '../normalize/fieldAliases.ts';
import { namesPost } from '../normalize/roleIn.ts';
import { partAsText } from '../normalize/textSection.ts';
import { bulletText } from '../text/bulletText.ts';
import { htmlAsMarkdown, htmlIn } from '../text/htmlText.ts';
import { isEmpty, isRecord, partAt, recordAt, recordsIn } from '../values.ts';
import { sectionForHeading, sectionForTitle } from '../words/sectionTitles.ts';
import { addEntries, convertValue, type Entry, type Format, joinTexts, type Sections } from './Format.ts';

/** JSON Resume's names of sections that Reactive Resume names differently. */
const sectionNames: Readonly<Record<string, string>> = { experience: 'work', certifications: 'certificates' };
const listSections =
  /^(?:work|education|awards|certificates|skills|languages|interests|volunteer|projects|references|publications)$/;

export const reactiveResume: Format = {
  name: 'a Reactive Resume export',
  help: 'Reactive Resume (exports of versions 3 to 5)',
  convert: ({ document }) =>
    isRecord(document) && isReactiveResume(document) ? convertValue(document, convert) : undefined,
  ignoredKeys: new RegExp(
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

function convert(document: unknown): Entry {
  const sections = Object.entries(recordAt(document, 'sections')).map(([type, section]) => ({
    ...Object(section),
    type: isCustom(section) ? '' : type,
    isCustom: isCustom(section),
  }));
  const customSections = Object.values(recordAt(document, 'sections.custom')).filter(isRecord);
  const lists: Sections = {};
  const otherLists: Entry = {};
  for (const section of [...sections, ...customSections, ...recordsIn(partAt(document, 'customSections'))]) {
    if (isHidden(section)) continue;
    const list = sectionOf(section);
    const isOther = section.isCustom === true || isRenamed(section);
    const part = isOther
      ? partAsText(
          recordsIn(section.items).filter((item) => !isHidden(item)),
          [],
        )
      : undefined;
    if (part)
      addEntries(lists, 'textSections', [{ title: titleOf(section) || 'Other', text: part.text, section: list }]);
    else if (listSections.test(list)) addEntries(lists, list, sectionItems(section, list));
    // A section under an unknown title is reported with its title. A bare list might be taken for projects.
    else if (!list) otherLists[titleOf(section)] = { items: section.items };
  }
  return { ...otherLists, basics: toBasics(document), ...lists };
}

/** In version 3, the owner's own sections are beside the others, under an identifier. */
const isCustom = (section: unknown) => isRecord(section) && section.type === 'custom';

/** Sections whose items have similar fields. Owners rename them: `publications` as "Skill set". */
const similarSections = /^(?:awards|certificates|interests|projects|publications|skills)$/;

function sectionOf(section: Entry): string {
  const { type } = section;
  const list = typeof type === 'string' ? (sectionNames[type] ?? type) : '';
  if (list && !similarSections.test(list)) return list;
  const title = titleOf(section);
  const titleSection = sectionForHeading(title) ?? '';
  if (list) return similarSections.test(titleSection) ? titleSection : list;
  // Version 4's custom sections have no type. Their items lack the fields of a degree.
  return titleSection === 'education' ? '' : titleSection || sectionForTitle(title) || '';
}

/** Whether the owner has renamed a section as one with other fields: certificates as "Formations". */
function isRenamed(section: Entry): boolean {
  const list = sectionNames[String(section.type)] ?? String(section.type);
  // Reading the title of another section would mark it as imported.
  if (!/^(?:awards|certificates|publications)$/.test(list)) return false;
  const titleSection = sectionForHeading(titleOf(section)) ?? list;
  return listSections.test(titleSection) && !similarSections.test(titleSection);
}

const titleOf = ({ title, name }: Entry) => String(title ?? name ?? '');

function isHidden(part: unknown): boolean {
  return isRecord(part) && (part.visible === false || part.hidden === true);
}

function toBasics(document: unknown): Entry {
  const basics = recordAt(document, 'basics');
  const sections = recordAt(document, 'sections');
  const { picture, photo: basicsPhoto, customFields, profiles: basicsProfiles, ...contacts } = basics;
  const summarySection = [recordAt(sections, 'summary'), recordAt(document, 'summary')].find(({ content }) => content);
  const summary = summarySection ? !isHidden(summarySection) && summarySection.content : basics.summary;
  const photo = [partAt(document, 'picture'), picture, basicsPhoto].find(isRecord);
  const profiles = recordAt(sections, 'profiles');
  // Version 5 has links among its custom fields.
  const links = recordsIn(customFields).filter(({ text, link }) => text && link);
  return {
    ...contacts,
    image: photo && !isHidden(photo) && !isHidden(photo.effects) ? photo.url : undefined,
    summary,
    profiles: isHidden(profiles)
      ? []
      : [
          ...recordsIn(basicsProfiles).map((profile) => toEntry(profile, 'profiles')),
          ...sectionItems(profiles, 'profiles'),
          ...links.map(({ text, link }) => ({ network: text, url: link })),
        ],
  };
}

function sectionItems(section: Entry, list: string): Entry[] {
  return recordsIn(section.items)
    .filter((item) => !isHidden(item))
    .map((item) => toEntry(isBare(item) ? { ...item, [titleField(list)]: titleOf(section) } : item, list));
}

/** Whether an item has only a text, so that it needs the title of its section. */
function isBare({ id: _, visible: __, hidden: ___, summary, description, ...others }: Entry): boolean {
  const isWithoutName = Object.values(others).every((value) => isEmpty(value) || typeof value === 'number');
  return isWithoutName && Boolean(summary || description);
}

const titleField = (list: string) => (/^(?:work|volunteer)$/.test(list) ? 'position' : fieldForText(`${list}[]`));

function toEntry(item: Entry, name: string): Entry {
  const { id: _, summary, description, roles, level, ...others } = item;
  const fields: Entry = typeof level === 'number' ? others : { ...others, level };
  const [longText = '', shortText = ''] = [summary, description].map((text) => (typeof text === 'string' ? text : ''));
  // Levels have five dots. One dot is version 4's default, so it says nothing.
  const dots = typeof level === 'number' && level > 1 && !fields.proficiency ? `${level}/5` : '';
  switch (name) {
    case 'skills': {
      // In version 5, items of renamed sections have their text in the description.
      const [itemText, ownLevel] = htmlIn(shortText) ? [shortText, ''] : [longText, shortText];
      const { summary: text, highlights } = bulletText(htmlAsMarkdown(itemText));
      const keywords = [fields.keywords ?? [], text, highlights].flat().filter(Boolean);
      return { ...fields, keywords, ...((ownLevel || dots) && { level: ownLevel || dots }) };
    }
    case 'languages':
      return { ...fields, ...((shortText || (dots && isEmpty(fields.fluency))) && { fluency: shortText || dots }) };
    case 'references':
      // Version 4 has the referee's title in the description; people also write the quotation there.
      return { ...fields, ...(longText && shortText && { position: shortText }), reference: longText || shortText };
    case 'projects':
      // Version 4 has a line and a text, version 5 only a text.
      return { ...fields, description: joinTexts([shortText, longText], '\n\n') };
    case 'work':
    case 'volunteer': {
      // Items of version 4's custom sections have a name and a description.
      const isPosition = longText !== '' && isEmpty(fields.position) && namesPost(shortText);
      return {
        ...fields,
        ...(isPosition && { position: shortText }),
        summary: joinTexts([isPosition ? '' : shortText, longText], '\n\n'),
        positions: recordsIn(roles).map((role) => toEntry(role, name)),
      };
    }
    case 'profiles':
      return fields;
    default:
      return { ...fields, summary: joinTexts([shortText, longText], '\n\n') };
  }
}
