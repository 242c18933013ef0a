// Formats the report of a document without fields.
import type { TextLine } from '../../read/TextLine.ts';
import { quoteValue } from '../../report/Finding.ts';
import { partAt, recordAt, recordsIn } from '../../values.ts';
import type { UnusedPlace } from '../Format.ts';
import { email } from './contacts.ts';
import { sectionsIn } from './sectionsIn.ts';
import type { TextPart } from './textSections.ts';

type TextDocument = {
  document: {
    basics: { name?: unknown; email?: unknown; phone?: unknown };
    work: readonly unknown[];
    education: readonly unknown[];
    textSections: readonly { section?: string | undefined }[];
  };
  unused: readonly UnusedPlace[];
};

/** Report lines about the parts that are kept as text. */
export function textLines(parts: readonly TextPart[], file: string): readonly string[] {
  if (parts.length === 0) return [];
  const hasLevels = parts.some(({ section }) => section === 'work' || section === 'education');
  return [
    `${file}  On the résumé as text, word for word:`,
    ...parts.map(({ heading, reason, lines }) => {
      const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
      return `  ${quoteValue(heading)} (${count}${reason ? `: ${reason}` : ''})`;
    }),
    ...(hasLevels
      ? [
          '  To make levels of jobs and degrees, move them from "textSections" to "work" and "education" in resume.json.',
        ]
      : []),
  ];
}

/** Report lines about a missing name, job, degree or contact, and about what the file has instead. */
export function missingParts(
  lines: readonly TextLine[],
  { document: { basics, work, education, textSections }, unused }: TextDocument,
  file: string,
): readonly string[] {
  const headingTexts = sectionsIn(lines).parts.flatMap(({ heading }) => heading || []);
  const hasEmail = lines.some(
    ({ text, links }) => email.test(text) || links.some((link) => link.startsWith('mailto:')),
  );
  const isText = (name: string) => textSections.some(({ section }) => section === name);
  const missing = [
    ...(basics.name ? [] : ['no name']),
    ...(work.length > 0 || isText('work') ? [] : ['no job']),
    ...(education.length > 0 || isText('education') ? [] : ['no degree']),
    ...(basics.email || basics.phone
      ? []
      : [`no email address or phone number${hasEmail ? ' that is surely yours' : ''}`]),
  ];
  if (missing.length === 0) return [];
  const unusedTexts = unused.flatMap(({ texts }) => texts.map(quoteValue));
  const others = unusedTexts.length > 3 ? ` and ${unusedTexts.length - 3} more` : '';
  return [
    `${file}  Found ${new Intl.ListFormat('en', { type: 'conjunction' }).format(missing)}.`,
    `  Headings in the file: ${headingTexts.map(quoteValue).join(', ')}.`,
    ...(unusedTexts.length > 0 ? [`  Lines that fit no section: ${unusedTexts.slice(0, 3).join(', ')}${others}.`] : []),
    ...(basics.name
      ? []
      : ['  Write your name in the first line of the file, without other words, and run setup again.']),
    '  If the file has these parts, give their sections usual headings, such as "Experience", "Education" and' +
      ` "Contact", and run setup again.${basics.name ? ' Or add the parts to resume.json.' : ''}`,
  ];
}

/** Report lines about referees whom the file names but does not quote. */
export function refereeLines(unused: readonly UnusedPlace[], file: string): readonly string[] {
  if (!unused.some(({ place }) => place === 'references')) return [];
  return [
    `${file}  Referees without a text are not imported: a site must not publish other people's names and contacts.`,
    '  Add what they wrote about you to "references" in resume.json, or write "References on request".',
  ];
}

/** Report lines with the name, the contacts and the entries, for the owner to check. */
export function summaryLines(resume: unknown): readonly string[] {
  const basics = recordAt(resume, 'basics');
  const entries = (section: string) => recordsIn(partAt(resume, section));
  const facts = {
    Name: [basics.name],
    Title: [basics.label],
    Contacts: [basics.email, basics.phone, partAt(basics, 'location.city'), basics.url],
    Job: entries('work').map(({ position, name, startDate, endDate = 'present' }) => [
      position,
      name,
      startDate && `${startDate} – ${endDate}`,
    ]),
    Education: entries('education').map(({ studyType, area, institution }) => [studyType, area, institution]),
    Projects: [entries('projects').map(({ name }) => name)],
    Skills: [entries('skills').map(({ name }) => name)],
    Languages: [entries('languages').map(({ language }) => language)],
  };
  return Object.entries(facts).flatMap(([label, values]) => {
    const isList = values.every(Array.isArray);
    const texts = (isList ? values : [values]).map((parts) => [parts].flat().filter(Boolean).join(', '));
    return texts.filter(Boolean).map((text) => `${label}: ${text}`);
  });
}
