// Imports résumés without fields, such as LinkedIn's PDF or a Word document. Headings mark the sections, and dates mark
// the entries.
import { onRequest } from '../../normalize/objects/emptyEntries.ts';
import { readDate } from '../../normalize/readDate.ts';
import { clarifyYears } from '../../normalize/shortYears.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { documentTitlePattern, sectionForHeading, type TextSection } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import type { Format } from '../Format.ts';
import { clearText, withoutTorn } from './clearEntries.ts';
import { withContactLabels, withWholeAddresses } from './contactLines.ts';
import { contactsIn } from './contacts.ts';
import { clarifyDays, datesIn, isOnlyKind, withLongYears } from './datesIn.ts';
import { headOf, labeledName, labeledTitle, splitBeforeJobs } from './headOf.ts';
import { isTitle } from './lineKinds.ts';
import { paragraphsOf } from './lists.ts';
import { addressesIn, nameInAddress, withWholeName } from './nameIn.ts';
import { readParts } from './readParts.ts';
import { referencesIn } from './referencesIn.ts';
import { type SectionPart, sectionsIn } from './sectionsIn.ts';
import { withoutStrayContacts } from './strayContacts.ts';
import { missingParts, refereeLines, summaryLines, textLines } from './textReport.ts';
import { hasPrivateLabel, mayBeText, type TextPart, toTextSection, withoutPrivateLines } from './textSections.ts';

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
          'Add them, or use another format: `npm run setup -- --help` lists them.',
      );
    const { document, unused, textParts } = convertLines(lines);
    return {
      document,
      unused,
      missingParts: [
        ...missingParts(lines, { document, unused }, file),
        ...textLines(textParts, file),
        ...refereeLines(unused, file),
      ],
      summarize: summaryLines,
    };
  },
};

export function hasSections(lines: readonly TextLine[]): boolean {
  return sectionsIn(lines).parts.length > 0;
}

/** "Kiel, den 12.03.2026" at the end */
const signature = /^\p{Lu}[\p{L} -]+, (?:den |le |il |a )?(\d{1,2}[. ].*)$/u;

/** A line of punctuation, such as a horizontal rule. */
const rule = /^[\p{P}\s_=~─|]+$/u;

/** A line of the web page around a profile, which people copy with it from LinkedIn. */
const pageLine = new RegExp(`^${anyOf(words.documents['lines of a web page'])}$`, 'iu');

/** @param headings all headings with their sections, if this product made the document */
export function convertLines(writtenLines: readonly TextLine[], headings?: ReadonlyMap<string, TextSection>) {
  const lines = withWholeName(withoutRemarks(withWholeAddresses(writtenLines)));
  const { top, parts: writtenParts } = sectionsIn(lines, headings);
  const [headLines, topJobs] = splitBeforeJobs(top);
  const topLines = withContactLabels(headLines);
  const nameAtTop = headOf(topLines, labeledName(topLines), lines).name ?? '';
  const stray = withoutStrayContacts(writtenParts, nameAtTop);
  const linesOf = (name: TextSection) =>
    stray.parts.flatMap(({ section, lines: own }) => (section === name ? own : []));
  const contactLines = [...withContactLabels(linesOf('contact')), ...stray.own];
  const head = headOf(topLines, labeledName([...topLines, ...contactLines]), lines);
  const ownName = head.name ? undefined : nameInAddress(contactLines);
  const name = clearText('basics.name', head.name || ownName?.text, { addresses: addressesIn(lines) });
  const ownLines = [...head.contactLines, ...contactLines.filter((line) => line !== ownName)];
  const title = head.label ? undefined : labeledTitle(ownLines);
  const label = clearText('basics.label', head.label ?? title?.text, { owner: name.text });
  const { contacts, unused: otherContacts } = contactsIn(ownLines.filter((line) => line !== title?.line));
  const town = clearText('basics.location', contacts.location);
  const about = stray.parts.flatMap((part) => (part.section === 'summary' ? withObjective(part) : []));
  // A résumé may have no heading for its jobs.
  const firstJob = about.findIndex((line) => isTitle(line) && datesIn(line));
  const [allProfile, aboutJobs] = firstJob < 0 ? [about, []] : [about.slice(0, firstJob), about.slice(firstJob)];
  const profile = allProfile.filter(({ text }) => !hasPrivateLabel(text));
  const jobs = [...topJobs, ...aboutJobs];
  const { summary, unused: tornSummary } = withoutTorn(paragraphsOf([...head.summary, ...withWholeSentences(profile)]));
  const { references, unused: referees } = referencesIn(linesOf('references'));
  const heading = aboutJobs.length > 0 ? (stray.parts.find(({ section }) => section === 'summary')?.heading ?? '') : '';
  const withJobs = jobs.length > 0 ? [...stray.parts, { section: 'work' as const, heading, lines: jobs }] : stray.parts;
  const { lists, texts } = readParts(withJobs, {
    isOwnDocument: headings !== undefined,
    withDates: clearDatesIn(lines),
  });
  const isText = (part: TextPart) => mayBeText(part, stray.parts);
  const sorted = texts.filter(isText).map(withoutPrivateLines);
  const textParts = sorted.map(({ part }) => part).filter((part) => part.lines.length > 0);
  const document = {
    basics: { name: name.text, label: label.text, ...contacts, location: town.text, summary },
    ...lists,
    references,
    textSections: textParts.map(toTextSection),
  };
  const unused = [
    { place: 'name', texts: name.unused },
    { place: 'title', texts: label.unused },
    { place: 'town', texts: town.unused },
    {
      place: 'contact',
      texts: otherContacts.filter((text) => !name.text?.includes(text.replace(/^[^:]+:\s+/, ''))),
    },
    { place: 'contacts of other people', texts: stray.others.map(({ text }) => text) },
    { place: 'contacts that may be those of another person', texts: stray.unclear.map(({ text }) => text) },
    { place: 'references', texts: referees },
    {
      place: 'summary',
      texts: [...tornSummary, ...allProfile.flatMap((line) => (profile.includes(line) ? [] : line.text))],
    },
    ...sorted.map(({ part, privateLines }) => ({
      place: `${part.heading}, contacts and personal data`,
      texts: privateLines.map(({ text }) => text),
    })),
    ...texts
      .filter((part) => !isText(part))
      .map(({ heading, section, lines: own }) => ({ place: heading || section, texts: own.map(({ text }) => text) })),
  ];
  return {
    document,
    unused: unused.filter(({ texts: own }) => own.length > 0),
    textParts,
  };
}

/** Joins the lines of a sentence, which a narrow column may break. */
function withWholeSentences(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  for (const line of lines) {
    const last = output.at(-1);
    const isOpen =
      last && ![last, line].some((part) => part.isListItem || isTitle(part)) && openSentence.test(last.text);
    if (!isOpen) output.push(line);
    else output.splice(-1, 1, { ...last, text: `${last.text} ${line.text}`, links: [...last.links, ...line.links] });
  }
  return output;
}

/** At least four words, without a mark at the end. */
const openSentence = /^(?:\S+\s+){3,}\S*[\p{L},]$/u;

const objectives = new RegExp(anyOf(words.documents['words for objectives']), 'i');

/** Writes "Objective" before a single name below that heading, which would seem to be a position held: "Joiner". */
function withObjective({ heading, lines }: SectionPart): readonly TextLine[] {
  const [line] = lines;
  if (!line || lines.length > 1 || !objectives.test(heading) || /[.!?]$/.test(line.text)) return lines;
  const label = heading.replace(/[\s:]+$/, '');
  return [{ ...line, text: `${label.charAt(0)}${label.slice(1).toLowerCase()}: ${line.text}` }];
}

/** Makes a function that writes short years and numbers of months out, as other dates of the document show. */
function clearDatesIn(lines: readonly TextLine[]): (line: TextLine) => TextLine {
  const texts = lines.map(({ text }) => text);
  const [withYears, withDays] = [clarifyYears(texts, true), clarifyDays(texts)];
  return (line) => ({
    ...line,
    text: withDays(withYears(withLongYears(line.text).replace(/((?:19|20)\d\d)\t+(?=[–—-] )/g, '$1 '))),
  });
}

/** Drops the document's title, drawn lines, signatures, "on request", the kind of a job and lines of a web page. */
function withoutRemarks(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.filter(({ text }, index) => {
    if (rule.test(text)) return false;
    const [, day = ''] = (index === lines.length - 1 && signature.exec(text)) || [];
    const isKind = isOnlyKind(text) && /\d{4}/.test(lines[index + 1]?.text ?? '');
    const isDocumentTitle = documentTitlePattern.test(text) && !sectionForHeading(text);
    return !isDocumentTitle && !onRequest.test(text) && !pageLine.test(text) && !isKind && !readDate(day);
  });
}
