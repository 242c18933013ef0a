// A résumé without fields: a PDF, such as LinkedIn's, or a Word document. Its sections are found by their
// headings, its entries by their dates.
import { documentName } from '../../normalize/basicsParts.ts';
import type { TextSection } from '../../normalize/sectionTitles.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { isRecord } from '../../values.ts';
import type { Format } from '../Format.ts';
import { contactsIn, headOf, placeLabel } from './contacts.ts';
import { partsOf, withoutDuration } from './datesIn.ts';
import { entriesIn, type TextEntry } from './entriesIn.ts';
import { unlabeledTexts, withLabels } from './labels.ts';
import { bodyOf, datesOf, factsIn, paragraphsOf, withEmployers } from './lists.ts';
import { namedJob, toStudies, withOrganization } from './namedEntries.ts';
import { sectionsIn, type TextSections } from './sectionsIn.ts';

export const textResume: Format = {
  name: 'a document without fields. Check what was understood, and correct it in the questions or in resume.json',
  help: 'PDF (LinkedIn\'s "Save to PDF", or a plain résumé), Word (DOCX), plain text, Markdown, HTML',
  convert: ({ lines }, file) => {
    if (!lines) return undefined;
    if (!hasSections(lines))
      throw new Error(
        `${file} has no headings of a résumé, such as "Experience". ` +
          'Export the résumé in another format: `npm run setup -- --help` lists them.',
      );
    const { document, source } = convertLines(lines);
    return { document, source, understood: understood(document) };
  },
};

export function hasSections(lines: readonly TextLine[]): boolean {
  return sectionsIn(lines).sections.size > 0;
}

/** @param headings more headings, of another language */
export function convertLines(lines: readonly TextLine[], headings?: ReadonlyMap<string, TextSection>) {
  const { top, sections, unknown } = sectionsIn(lines, headings);
  const of = (section: TextSection) => sections.get(section) ?? [];
  const entriesOf = (section: TextSection) => entriesIn(withLabels(of(section), section));
  const head = headOf(top);
  const contacts = contactsIn([...head.contactLines, ...of('contact')]);
  const summary = paragraphsOf([...head.summary, ...of('summary')]);
  const document = {
    basics: { name: head.name, label: head.label, ...contacts, summary },
    work: withEmployers(entriesOf('work')).map(toJob),
    volunteer: withEmployers(entriesOf('volunteer')).map(toJob),
    education: entriesOf('education').map(toStudies),
    projects: entriesOf('projects').map(toProject),
    skills: factsIn(of('skills')).map(toNamedList),
    languages: factsIn(of('languages')).map(({ label, items }) =>
      label ? { language: label, fluency: items.join(', ') } : items[0],
    ),
    certificates: entriesOf('certificates').map(toTitled),
    awards: entriesOf('awards').map(toTitled),
    publications: entriesOf('publications').map(toTitled),
    interests: factsIn(of('interests')).map(toNamedList),
    references: of('references').flatMap(({ text }) => (onRequest.test(text) ? [] : [{ reference: text }])),
  };
  return { document, source: sourceOf({ top, sections, unknown }) };
}

/** "References available on request." */
const onRequest = new RegExp(
  '(?:on|upon) request|auf (?:anfrage|wunsch)|sur demande|a petici[oó]n|mediante solicitud|op (?:aan)?vraag' +
    '|p[aå] beg[aä]ran|etter foresp|efter anmodning|na życzenie|su richiesta|a pedido',
  'i',
);

/** The texts of each section, without durations and the document's own title. */
function sourceOf({ top, sections, unknown }: TextSections) {
  const contacts = [...top, ...(sections.get('contact') ?? [])].filter(({ text }) => !documentName.test(text));
  const all = [...sections, ...unknown].filter(([name]) => name !== 'contact');
  return Object.fromEntries(
    [['contact', contacts] as const, ...all].map(([name, lines]) => [
      name,
      lines
        .flatMap((line) => unlabeledTexts(line, name))
        .flatMap(partsOf)
        .map((text) => withoutRemark(name === 'contact' ? text.replace(placeLabel, '') : text)),
    ]),
  );
}

/** Removes remarks: "+32 470 00 00 00 (Mobile)", "Oak (2 years 3 months)". */
const withoutRemark = (text: string) => withoutDuration(text).replace(/(?<=\d|[./]\S*)\s*\(\p{L}+\)$/u, '');

type TextResume = ReturnType<typeof convertLines>['document'];

/** The name, the contacts and the entries, for the owner to check. */
function understood({ basics, work, education, projects, skills, languages }: TextResume): readonly string[] {
  const facts = {
    Name: [basics.name],
    Title: [basics.label],
    Contacts: [basics.email, basics.phone, basics.location, basics.url],
    Job: work.map(({ position, name, startDate, endDate = 'present' }) => [
      position,
      name,
      startDate && `${startDate} – ${endDate}`,
    ]),
    Education: education.map(({ studyType, area, institution }) => [studyType, area, institution]),
    Projects: [projects.map(({ name }) => name)],
    Skills: [skills.map(({ name }) => name)],
    Languages: [languages.map((entry) => (isRecord(entry) ? entry.language : entry))],
  };
  return Object.entries(facts).flatMap(([label, values]) => {
    const isList = values.every(Array.isArray);
    const texts = (isList ? values : [values]).map((parts) => [parts].flat().filter(Boolean).join(', '));
    return texts.filter(Boolean).map((text) => `${label}: ${text}`);
  });
}

function toJob(entry: TextEntry) {
  const { title, organization, place } = withOrganization(namedJob(entry), entry);
  const { summary, highlights, keywords } = bodyOf(entry.body);
  return {
    name: entry.employer ?? (organization || title),
    position: entry.employer || organization ? title : '',
    ...datesOf(entry),
    location: place,
    url: entry.url,
    summary,
    highlights: [...highlights, keywords.join(', ')],
  };
}

function toProject(entry: TextEntry) {
  const [name, entity] = entry.names.map(({ text }) => text);
  const { summary, highlights, keywords } = bodyOf(entry.body);
  return { name, entity, ...datesOf(entry), url: entry.url, description: summary, highlights, keywords };
}

/** `normalizeResume` knows these keys by the names that each section has for them. */
function toTitled(entry: TextEntry) {
  const [title, issuer = entry.place] = entry.names.map(({ text }) => text);
  const { summary, highlights } = bodyOf(entry.body);
  const date = entry.endDate ?? entry.startDate;
  return { title, issuer, date, url: entry.url, summary: [summary, ...highlights].join('\n') };
}

const toNamedList = ({ label, items }: ReturnType<typeof factsIn>[number]) =>
  label ? { name: label, keywords: items } : { name: items[0] };
