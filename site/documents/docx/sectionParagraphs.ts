// Writes the sections of the plain résumé as paragraphs of a Word document.
import { HeadingLevel, type IParagraphOptions, type Paragraph, type ParagraphChild, Tab, TextRun } from 'docx';
import type { SectionText } from '../resumeText.ts';
import { faintColor, sizes, spaces } from './docxStyles.ts';
import type { DocxWriter } from './docxWriter.ts';

type Entry = Extract<SectionText, { kind: 'entries' }>['entries'][number];
type EntryBody = Pick<Entry, 'description' | 'summary' | 'points'>;

/** The gap between the details below a title. The wide space helps where a tab is narrow. */
const gap = new TextRun({ children: ['\u2003', new Tab()] });

/** Returns a function for the paragraphs below a section's heading. */
export function sectionParagraphs({ line, run, interfaceRun, link, blocks }: DocxWriter) {
  const faintRuns = (text: string) => (text ? [run(text, { color: faintColor })] : []);
  const faintLines = (text: string) => (text ? [line(faintRuns(text))] : []);
  const title = (text: string, options: IParagraphOptions) =>
    text ? [line([run(text, { bold: true, size: sizes.entry })], { keepNext: true, ...options })] : [];
  const details = (parts: readonly ParagraphChild[]) =>
    parts.length > 0 ? [line(joinParts(parts, gap), { keepNext: true })] : [];
  const factLine = ({ label, detail }: { label: string; detail: string }, labelRun = run) =>
    line([
      ...(label ? [labelRun(detail ? `${label}: ` : label, { bold: true })] : []),
      ...(detail ? [run(detail)] : []),
    ]);
  const bodyParagraphs = ({ description, summary, points }: EntryBody) => [
    ...faintLines(description),
    ...blocks(summary),
    ...blocks([{ list: points, numbered: false }]),
  ];
  const entryParagraphs = (entry: Entry): Paragraph[] => [
    ...title(entry.title, {
      heading: HeadingLevel.HEADING_3,
      spacing: { before: spaces.entry, after: spaces.line },
    }),
    // Dates are below the title: on its line, software would read them as a part of it.
    ...details([
      ...(entry.organization ? [run(entry.organization)] : []),
      ...faintRuns(entry.when),
      ...faintRuns(entry.location),
      ...(entry.address ? [link(entry.address, entry.url)] : []),
    ]),
    ...bodyParagraphs(entry),
    ...entry.links.map(({ label, address, url }) => line([interfaceRun(`${label}: `), link(address, url)])),
    ...entry.facts.map((fact) => factLine(fact, interfaceRun)),
    ...entry.roles.flatMap((role) => [
      ...title(role.title, { heading: HeadingLevel.HEADING_4 }),
      ...details([...faintRuns(role.when), ...faintRuns(role.location)]),
      ...bodyParagraphs(role),
    ]),
  ];
  return (section: SectionText): readonly Paragraph[] => {
    switch (section.kind) {
      case 'text':
        return section.text.flatMap((block) =>
          blocks([block], 0, {
            keepNext: block.isSticky,
            ...(block.isTitle && { spacing: { before: spaces.entry, after: spaces.line } }),
          }),
        );
      case 'entries':
        return section.entries.flatMap(entryParagraphs);
      case 'facts':
        return section.facts.map((fact) => factLine(fact));
      case 'quotes':
        return section.quotes.flatMap(({ text, by }) => [...blocks(text), ...faintLines(by)]);
      default:
        return section satisfies never;
    }
  };
}

export function joinParts(parts: readonly ParagraphChild[], separator: ParagraphChild): ParagraphChild[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
