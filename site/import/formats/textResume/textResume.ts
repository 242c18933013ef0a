// Imports résumés without fields, such as LinkedIn's PDF or a Word document. Headings mark the sections, and dates mark
// the entries.
import { isSentence, onRequest } from '../../normalize/objects/emptyEntries.ts';
import { readDate } from '../../normalize/readDate.ts';
import { clarifyYears } from '../../normalize/shortYears.ts';
import type { TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import type { Format, UnusedPlace } from '../Format.ts';
import { bibliographyIn, withCitations } from './bibliography.ts';
import { withContactLabels, withWholeAddresses } from './contactLines.ts';
import { contactsIn } from './contacts.ts';
import { clarifyDays, datesIn, isOnlyKind } from './datesIn.ts';
import { entriesIn, type TextEntry } from './entriesIn.ts';
import { headOf, labeledName } from './headOf.ts';
import { isCourse, isDegree, isImported, isJob, isOffice, isPost } from './importedEntries.ts';
import { isMark, withLabels } from './labels.ts';
import { isTitle } from './lineKinds.ts';
import { bodyOf, datesOf, type Fact, factsIn, paragraphsOf, withEmployers, withLevels } from './lists.ts';
import { addressesIn, nameInAddress } from './nameIn.ts';
import { referencesIn } from './referencesIn.ts';
import { withoutRemark, withRemarks } from './remarksIn.ts';
import { type NamedEntry, withRoles } from './roles.ts';
import { evidenceFor, isOrganization } from './roleWords.ts';
import { sectionsIn } from './sectionsIn.ts';
import { isListOfYears, skillsIn, withHeads } from './skillsIn.ts';
import { withoutStrayContacts } from './strayContacts.ts';
import { studiesOf } from './studiesOf.ts';
import { withTabTables } from './tabTables.ts';
import { missingParts, refereeLines, summaryLines } from './textReport.ts';
import { withoutMisread, withoutTorn } from './withoutMisread.ts';

export const textResume: Format = {
  name: 'a document without fields. Check what was understood, and correct it in the questions or in resume.json',
  help: 'PDF (LinkedIn\'s "Save to PDF", or a plain résumé), Word (DOCX), plain text, Markdown, HTML',
  convert: ({ lines }, file) => {
    if (!lines) return undefined;
    if (lines.length === 0)
      throw new Error(`${file} has no text: its letters are pictures or drawn shapes. Export it with its text.`);
    if (!hasSections(lines))
      throw new Error(
        `${file} has no résumé headings, such as "Experience". ` +
          'Export the résumé in another format: `npm run setup -- --help` lists them.',
      );
    const { document, unused } = convertLines(lines);
    return {
      document,
      unused,
      missingParts: [...missingParts(lines, { document, unused }, file), ...refereeLines(unused, file)],
      summarize: summaryLines,
    };
  },
};

export function hasSections(lines: readonly TextLine[]): boolean {
  return sectionsIn(lines).sections.size > 0;
}

/** "Kiel, den 12.03.2026" at the end */
const signature = /^\p{Lu}[\p{L} -]+, (?:den |le |il |a )?(\d{1,2}[. ].*)$/u;

/** A line of punctuation, such as a horizontal rule. */
const rule = /^[\p{P}\s_=~─|]+$/u;

/** A line of the web page around a profile, which people copy with it from LinkedIn. */
const pageLine = new RegExp(`^${anyOf(words.documents['lines of a web page'])}$`, 'iu');

/** @param headings additional headings, in another language */
export function convertLines(writtenLines: readonly TextLine[], headings?: ReadonlyMap<string, TextSection>) {
  const texts = writtenLines.map(({ text }) => text);
  const [withYears, withDays] = [clarifyYears(texts, true), clarifyDays(texts)];
  const allLines = withWholeAddresses(writtenLines).map((line) => ({ ...line, text: withDays(withYears(line.text)) }));
  const lines = allLines.filter(({ text }, index) => {
    if (rule.test(text)) return false;
    const [, day = ''] = (index === allLines.length - 1 && signature.exec(text)) || [];
    const isKind = isOnlyKind(text) && /\d{4}/.test(allLines[index + 1]?.text ?? '');
    return !onRequest.test(text) && !pageLine.test(text) && !isKind && !readDate(day);
  });
  const { top, sections: writtenSections, unknown } = sectionsIn(lines, headings);
  const topLines = withContactLabels(top);
  const nameAtTop = headOf(topLines, labeledName(topLines)).name ?? '';
  const stray = withoutStrayContacts(withCitations(writtenSections), nameAtTop);
  const { sections } = stray;
  const linesOf = (section: TextSection) => (sections.get(section) ?? []).flat();
  const marks: string[] = [];
  const entriesInPart = (part: readonly TextLine[], section: TextSection) => {
    const rows = withTabTables(part);
    const isMarkRow = (line: TextLine) => section === 'education' && isMark(line);
    marks.push(...rows.filter(isMarkRow).map(({ text }) => text));
    const otherRows = rows.filter((line) => !isMarkRow(line));
    return entriesIn(withLabels(otherRows, section), section);
  };
  const entries = new Map(
    Array.from(sections, ([section, parts]) => [section, parts.flatMap((part) => entriesInPart(part, section))]),
  );
  const entriesOf = (section: TextSection) => entries.get(section) ?? [];
  const posts = entriesOf('work');
  const contactLines = [...withContactLabels(linesOf('contact')), ...stray.own];
  const head = headOf(topLines, labeledName([...topLines, ...contactLines]));
  const ownName = head.name ? undefined : nameInAddress(contactLines);
  const name = head.name || (ownName?.text ?? '');
  const { contacts, unused: otherContacts } = contactsIn([
    ...head.contactLines,
    ...contactLines.filter((line) => line !== ownName),
  ]);
  const about = linesOf('summary');
  // A résumé may have no heading for its jobs.
  const firstJob = about.findIndex((line) => isTitle(line) && datesIn(line));
  const [profile, jobs] = firstJob < 0 ? [about, []] : [about.slice(0, firstJob), about.slice(firstJob)];
  const { summary, unused: tornSummary } = withoutTorn(paragraphsOf([...head.summary, ...profile]));
  const skillParts = sections.get('skills') ?? [];
  const { skills, languages, languageLines, ...others } = skillsIn(
    skillParts.filter((part) => !isListOfYears(part)).flatMap(withHeads),
  );
  const languageFacts = [...factsIn(withLevels([...linesOf('languages'), ...languageLines])), ...languages];
  // Talks, too, are publications. A list that is not a bibliography is read as entries.
  const publicationParts = sections.get('publications') ?? [];
  const bibliographies = publicationParts.map(bibliographyIn);
  const otherPublications = publicationParts.flatMap((part, index) =>
    bibliographies[index] ? [] : entriesInPart(part, 'publications'),
  );
  const { references, unused: referees } = referencesIn(linesOf('references'));
  const otherPosts = posts.filter((entry) => !isDegree(entry) && !isCourse(entry));
  const offices = [...entriesOf('volunteer').filter(isPost), ...entriesOf('memberships').filter(isOffice)];
  const coursework = factsIn(linesOf('coursework')).flatMap(({ items }) =>
    items.map((item) => item.replace(/\.$/, '')),
  );
  const studies = [...entriesOf('education'), ...posts.filter(isDegree)];
  const jobEntries = withEmployers([...entriesIn(jobs), ...otherPosts].filter(isJob));
  const work = withRoles(jobEntries, 'job', withRoles(studies, 'study').habits);
  const volunteer = withRoles(withEmployers(offices), 'post', work.habits);
  const misread: UnusedPlace[] = [];
  const checked = <Entry>(section: string, all: readonly Entry[]): readonly Entry[] => {
    const { entries: others, unused: places } = withoutMisread(section, all);
    misread.push(...places);
    return others;
  };
  const document = {
    basics: {
      name: checked('basics.name', [{ name, addresses: addressesIn(lines) }])[0]?.name,
      label: checked('basics.label', [head.label])[0],
      ...contacts,
      summary,
    },
    work: checked('work', work.entries.map(toJob)),
    volunteer: checked('volunteer', volunteer.entries.map(toJob)),
    // "Experience & Education" may be one section.
    education: checked(
      'education',
      studiesOf(studies, volunteer.habits).map((study) =>
        // The courses are those of the only degree.
        studies.length === 1 ? { ...study, courses: [...study.courses, ...coursework] } : study,
      ),
    ),
    projects: checked('projects', entriesOf('projects').map(toProject)),
    skills: checked('skills', skills),
    languages: checked('languages', languageFacts.map(toLanguage)),
    certificates: checked('certificates', [...entriesOf('certificates').map(toTitledEntry), ...others.certificates]),
    awards: checked('awards', entriesOf('awards').map(toTitledEntry)),
    publications: checked('publications', [
      ...bibliographies.flatMap((bibliography) => bibliography?.entries ?? []),
      ...otherPublications.map(toTitledEntry),
    ]),
    interests: checked('interests', factsIn(linesOf('interests')).map(toInterest)),
    references,
  };
  const notImported = Array.from(entries, ([section, all]) =>
    all.flatMap((entry) => (isImported(entry, section) ? [] : [{ place: section, texts: textsOf(entry) }])),
  ).flat();
  const unused = [
    { place: 'contact', texts: otherContacts.filter((text) => !name.includes(text.replace(/^[^:]+:\s+/, ''))) },
    { place: 'contacts of other people', texts: stray.others.map(({ text }) => text) },
    { place: 'contacts that may be those of another person', texts: stray.unclear.map(({ text }) => text) },
    ...others.unused,
    { place: 'skills', texts: skillParts.filter(isListOfYears).flatMap((part) => part.map(({ text }) => text)) },
    { place: 'publications', texts: bibliographies.flatMap((bibliography) => bibliography?.unused ?? []) },
    { place: 'references', texts: referees },
    { place: 'marks', texts: marks },
    { place: 'coursework', texts: studies.length === 1 ? [] : coursework },
    ...notImported,
    ...misread,
    { place: 'summary', texts: tornSummary },
    ...Array.from(unknown, ([heading, others]) => ({ place: heading, texts: others.flat().map(({ text }) => text) })),
  ];
  return { document, unused: unused.filter(({ texts }) => texts.length > 0) };
}

/** All texts of an entry. The entry of a table's row has no heading. */
const textsOf = ({ names, heading, body }: TextEntry) => [
  ...new Set([...names, ...heading, ...body].map(({ text }) => text).filter(Boolean)),
];

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
  const isVenue = entry.names[1]?.isLabeled || isOrganization(second);
  const [entity, text] = isSentence(second) || !isVenue ? ['', second] : [second, ''];
  const fields = { name, entity, ...datesOf(entry), status: entry.status, url: entry.url };
  const description = withRemarks(entry, { ...fields, text }, [text, summary].filter(Boolean).join('\n\n'));
  return { ...fields, description, highlights, keywords };
}

/** `normalizeResume` renames these keys to the section's own, such as `issuer` to `awarder` in awards. */
function toTitledEntry(entry: TextEntry) {
  const [title, secondName = entry.place] = titleAndIssuer(entry);
  const isLabeled = entry.names[1]?.isLabeled;
  const issuer = secondName && (isLabeled || isIssuer.test(secondName)) ? secondName : undefined;
  const { summary, highlights } = bodyOf(entry.body);
  // A period of whole years is a validity: "05/2021 – 05/2024".
  const [start = '', end = ''] = [entry.startDate, entry.endDate];
  const date = end.length > 4 && start.slice(4) === end.slice(4) ? start : end || start || undefined;
  const fields = { title, issuer, date, status: entry.status, url: entry.url };
  return { ...fields, summary: [withRemarks(entry, fields, summary), ...highlights].filter(Boolean).join('\n') };
}

/** A name. Does not match "Instructor: Ada" or "Society of Joiners, valid until 2027". */
const isIssuer = /^[^\p{Ll}\d(](?!.*: |.*[,;] \p{Ll})/u;

const isAward = new RegExp(`(?<!\\p{L})${anyOf(words.documents['endings of an award'])}s?$`, 'iu');

/** "Young Oceans Grant, Fondation des Mers" is a title and its issuer. */
function titleAndIssuer({ names, place }: TextEntry): readonly string[] {
  const texts = names.map(({ text }) => text);
  const [, title = '', issuer = ''] =
    /^(\S+ (?:[^,(]|\([^)]*\))+), (\p{Lu}[^\d,]*(?:, [^\d,]*)?)$/u.exec(texts[0] ?? '') ?? [];
  const hasIssuer = title && texts.length === 1 && !place && evidenceFor(issuer, 'job').place <= 0;
  const parts = hasIssuer ? [title, issuer] : texts;
  const [first, second, ...others] = parts;
  // "Elm Council, Stair Grant"
  return first && second && isAward.test(second) && !isAward.test(first) ? [second, first, ...others] : parts;
}

const toInterest = ({ label, items }: Fact) => (label ? { name: label, keywords: items } : { name: items[0] });

/** "Dutch (native)", "Dutch - native" */
function toLanguage({ label, items }: Fact) {
  const [, language, level] = /^(\S+)\s+[–—-]\s+(.+)$/.exec(label ?? '') ?? [];
  if (language) return { language, fluency: [level, ...items].join(', ') };
  return label ? { language: label, fluency: items.join(', ') } : items[0];
}
