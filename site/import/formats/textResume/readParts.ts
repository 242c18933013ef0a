// Reads the parts of a document whose entries are clear. The other parts are kept as text.
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { sectionForHeading, type TextSection } from '../../words/sectionTitles.ts';
import { hasLabel, unclearBorders, unclearReason } from './clearEntries.ts';
import { type EntrySection, entriesIn, type TextEntry } from './entriesIn.ts';
import { bodyOf, datesOf, type Fact, factsIn, withEmployers, withLevels } from './lists.ts';
import { withoutRemark, withRemarks } from './remarksIn.ts';
import { type NamedEntry, withRoles } from './roles.ts';
import { isOrganization } from './roleWords.ts';
import type { SectionPart } from './sectionsIn.ts';
import { isListOfYears, skillsIn, withHeads } from './skillsIn.ts';
import { studiesOf } from './studiesOf.ts';
import type { TextPart } from './textSections.ts';

type PartEntries = { part: SectionPart; entries: readonly TextEntry[] };
type ReadPart<Item> = { part: SectionPart; items: readonly Item[] };

/**
 * The clear entries of all sections, and the parts that are kept as text.
 * @param options `isOwnDocument`: whether this product made the document, so that its entries are clear. `withDates`
 * writes the dates of entries out; texts keep them as they are.
 */
export function readParts(
  parts: readonly SectionPart[],
  { isOwnDocument, withDates }: { isOwnDocument: boolean; withDates: (line: TextLine) => TextLine },
) {
  const reasonIn = isOwnDocument ? () => undefined : unclearReason;
  const texts: TextPart[] = [];
  const orderOf = ({ lines }: SectionPart) => parts.findIndex((part) => part.lines === lines);
  const partsOf = (name: TextSection) => parts.filter(({ section }) => section === name);
  const entryParts = (section: EntrySection) =>
    partsOf(section).flatMap((part): readonly PartEntries[] => {
      const read = entriesIn(part.lines.map(withDates), section);
      const entries = section === 'work' ? withEmployers(read) : read;
      const isKnown = section !== 'projects' || hasKnownHeading(part);
      const unclear = part.lines.some(hasLabel) ? labeled : isKnown ? unclearBorders(section, entries) : otherHeading;
      const reason = isOwnDocument ? undefined : unclear;
      if (reason) texts.push({ ...part, reason });
      return reason ? [] : [{ part, entries }];
    });
  const clearItems = <Item>(section: string, read: readonly ReadPart<Item>[]): readonly Item[] =>
    read.flatMap(({ part, items }) => {
      const reason = reasonIn(section, items);
      if (reason) texts.push({ ...part, reason });
      return reason ? [] : items;
    });
  const [jobs, studies, projects] = [entryParts('work'), entryParts('education'), entryParts('projects')];
  const education = studiesOf(entriesOf(studies));
  const lists = {
    work: clearItems('work', divided(withRoles(entriesOf(jobs), 'job').map(toJob), jobs)),
    education: clearItems('education', divided(education, studies)),
    projects: clearItems('projects', divided(entriesOf(projects).map(toProject), projects)),
  };
  const skillParts = partsOf('skills').flatMap((part) => {
    const { isOnlySkills, languages, skills } = skillsIn(withHeads(part.lines));
    const spoken = languages.map(toLanguage);
    const reason =
      isListOfYears(part.lines) || !isOnlySkills
        ? notAList
        : (reasonIn('skills', skills) ?? reasonIn('languages', spoken));
    if (reason) texts.push({ ...part, reason });
    return reason ? [] : [{ heading: part.heading, skills, spoken }];
  });
  const languages = clearItems(
    'languages',
    partsOf('languages').map((part) => ({ part, items: factsIn(withLevels(part.lines)).map(toLanguage) })),
  );
  const interests = clearItems(
    'interests',
    partsOf('interests').map((part) => ({ part, items: factsIn(part.lines).map(toInterest) })),
  );
  const others = parts.filter(({ section }) => !readSections.includes(section));
  return {
    lists: {
      ...lists,
      skills: skillParts.flatMap(skillParts.length > 1 ? asGroup : ({ skills }) => skills),
      languages: [...languages, ...skillParts.flatMap(({ spoken }) => spoken)],
      interests,
    },
    texts: [...texts, ...others].sort((a, b) => orderOf(a) - orderOf(b)),
  };
}

const labeled = 'the facts have labels';
const notAList = 'not a list of skills';
const otherHeading = 'the heading may mean something else';

/** Sections that are read here, or as parts of `basics` and references. */
const readSections: readonly TextSection[] = [
  ...([
    'work',
    'education',
    'projects',
    'skills',
    'languages',
    'interests',
    'summary',
    'contact',
    'references',
  ] as const),
];

/** Whether the section is surely that of the heading, and not only the nearest one: "Leadership Workshops". */
const hasKnownHeading = ({ heading }: SectionPart) => heading === '' || sectionForHeading(heading) !== undefined;

const entriesOf = (parts: readonly PartEntries[]) => parts.flatMap(({ entries }) => entries);

/** Divides the items of all parts into those of each part. */
function divided<Item>(items: readonly Item[], parts: readonly PartEntries[]): readonly ReadPart<Item>[] {
  let start = 0;
  return parts.map(({ part, entries }) => {
    const end = start + entries.length;
    const own = items.slice(start, end);
    start = end;
    return { part, items: own };
  });
}

function toJob(entry: NamedEntry) {
  const { title, organization, place, employer, url } = entry;
  const { summary, highlights, labeledLists } = bodyOf(entry.body);
  const name = employer ?? withoutRemark(organization);
  const fields = { name, position: title, ...datesOf(entry), location: place, url };
  return { ...fields, summary: withRemarks(entry, fields, summary), highlights: [...highlights, ...labeledLists] };
}

function toProject(entry: TextEntry) {
  const [name = '', second = ''] = entry.names.map(({ text }) => text);
  const { summary, highlights, keywords } = bodyOf(entry.body);
  const isVenue = isOrganization(second);
  const [entity, text] = isSentence(second) || !isVenue ? ['', second] : [second, ''];
  const fields = { name, entity, ...datesOf(entry), status: entry.status, url: entry.url };
  const description = withRemarks(entry, { ...fields, text }, [text, summary].filter(Boolean).join('\n\n'));
  return { ...fields, description, highlights, keywords };
}

const toInterest = ({ label, items }: Fact) => (label ? { name: label, keywords: items } : { name: items[0] });

/** "Dutch (native)", "Dutch - native" */
function toLanguage({ label, items }: Fact) {
  const [, language, level] = /^(\S+)\s+[–—-]\s+(.+)$/.exec(label ?? '') ?? [];
  if (language) return { language, fluency: [level, ...items].join(', ') };
  return label ? { language: label, fluency: items.join(', ') } : items[0]?.replace(/\.$/, '');
}

/** Of several sections of skills, one without groups becomes a group with its heading as its name. */
function asGroup({ heading, skills }: { heading: string; skills: ReturnType<typeof skillsIn>['skills'] }) {
  const names = skills.flatMap((skill) => ('keywords' in skill || 'level' in skill ? [] : (skill.name ?? [])));
  const isOwnName = /\p{L}{3}.* \p{L}{3}/u.test(heading);
  return isOwnName && names.length === skills.length && names.length > 1
    ? [{ name: heading, keywords: names }]
    : skills;
}
