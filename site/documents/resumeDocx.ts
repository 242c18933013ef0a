// Writes the plain résumé as a Word document with the same text in the same order. It uses Word's
// built-in styles, which applicant tracking systems recognize.
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Content } from '../../src/resume/Content.ts';
import { documentMessages } from '../../src/resume/messages/documentMessages.ts';
import { interfaceLanguage } from '../../src/resume/messages/interfaceLanguage.ts';
import { blocksOf, type InlineRuns, type RichText } from '../../src/resume/RichText.ts';
import { writingDirection } from '../../src/resume/text/writingDirection.ts';
import { paletteColor } from './palette.ts';
import { resumeText, type SectionText } from './resumeText.ts';

type Entry = Extract<SectionText, { kind: 'entries' }>['entries'][number];
type EntryBody = Pick<Entry, 'summary' | 'points'>;

/** Font sizes, in half points. */
const sizes = { text: 21, name: 48, role: 26, section: 28, entry: 22 };
const spotColor = paletteColor('rust').slice(1);
const faintColor = '5c586c';
/** Spacing, in twentieths of a point. */
const spaces = { section: 280, entry: 180, line: 40, indent: 360 };
/** Word has nine levels of lists. */
const maxListLevel = 8;
const [bulletStyle, numberStyle] = ['bulleted', 'numbered'] as const;

/** The gap between an employer, a period and a place. The wide space helps where a tab is narrow. */
const gap = new TextRun({ children: ['\u2003', new Tab()] });

/** Returns the file's bytes, which are the same for the same content. */
export async function resumeDocx(content: Content): Promise<Buffer> {
  const { name, role, contacts, sections } = resumeText(content);
  const bidirectional = writingDirection(content.game.site.language) === 'rtl';
  const paragraph = (options: IParagraphOptions) => new Paragraph({ bidirectional, ...options });
  const line = (children: readonly ParagraphChild[], options: IParagraphOptions = {}) =>
    paragraph({ spacing: { after: spaces.line }, ...options, children: [...children] });
  const run = (text: string, options = {}) => new TextRun({ text, rightToLeft: bidirectional, ...options });
  // The interface may have another language than the owner's texts.
  const interfaceRun = (text: string, options = {}) =>
    run(text, { ...options, ...(content.textLanguages && { language: { value: interfaceLanguage(content) } }) });
  const link = (text: string, url: string) => (url ? createLink([run(text, { style: 'Hyperlink' })], url) : run(text));

  const rich = (runs: InlineRuns, marks = {}): ParagraphChild[] =>
    runs.flatMap((piece): ParagraphChild[] => {
      if (typeof piece === 'string') return [run(piece, marks)];
      if ('strong' in piece) return rich(piece.strong, { ...marks, bold: true });
      if ('emphasis' in piece) return rich(piece.emphasis, { ...marks, italics: true });
      return [createLink(rich(piece.link, { ...marks, style: 'Hyperlink' }), piece.url)];
    });
  let listCount = 0;
  /** @param level the number of lists around the text */
  const blocks = (text: RichText, level = 0): Paragraph[] =>
    blocksOf(text).flatMap((block) => {
      if ('paragraph' in block) return [line(rich(block.paragraph), { indent: { left: level * spaces.indent } })];
      listCount += 1;
      const reference = block.numbered ? numberStyle : bulletStyle;
      const numbering = { reference, level: Math.min(level, maxListLevel), instance: listCount };
      return block.list.flatMap((item) => {
        const [first, ...others] = blocksOf(item);
        return first && 'paragraph' in first
          ? [line(rich(first.paragraph), { numbering }), ...blocks(others, level + 1)]
          : blocks(item, level + 1);
      });
    });
  const bodyParagraphs = ({ summary, points }: EntryBody) => [
    ...blocks(summary),
    ...blocks([{ list: points, numbered: false }]),
  ];
  const faintRuns = (text: string) => (text ? [run(text, { color: faintColor })] : []);
  const details = (parts: readonly ParagraphChild[]) =>
    parts.length > 0 ? [line(joinParts(parts, gap), { keepNext: true })] : [];
  const title = (text: string, options: IParagraphOptions) =>
    text ? [line([run(text, { bold: true, size: sizes.entry })], { keepNext: true, ...options })] : [];
  const entryParagraphs = (entry: Entry): Paragraph[] => [
    ...title(entry.title, {
      heading: HeadingLevel.HEADING_3,
      spacing: { before: spaces.entry, after: spaces.line },
    }),
    // Dates are on the line after the title, because software would read them as a part of the title.
    ...details([
      ...(entry.organization ? [run(entry.organization)] : []),
      ...faintRuns(entry.when),
      ...faintRuns(entry.location),
      ...(entry.address ? [link(entry.address, entry.url)] : []),
    ]),
    ...(entry.description ? [line([run(entry.description, { color: faintColor })])] : []),
    ...bodyParagraphs(entry),
    ...entry.links.map(({ label, address, url }) => line([interfaceRun(`${label}: `), link(address, url)])),
    ...entry.facts.map((fact) => factLine(fact, interfaceRun)),
    ...entry.roles.flatMap((role) => [
      ...title(role.title, { heading: HeadingLevel.HEADING_4 }),
      ...details([...faintRuns(role.when), ...faintRuns(role.location)]),
      ...bodyParagraphs(role),
    ]),
  ];
  const factLine = ({ label, detail }: { label: string; detail: string }, labelRun = run) =>
    line([
      ...(label ? [labelRun(detail ? `${label}: ` : label, { bold: true })] : []),
      ...(detail ? [run(detail)] : []),
    ]);
  const body = (section: SectionText): Paragraph[] => {
    switch (section.kind) {
      case 'text':
        return blocks(section.text);
      case 'entries':
        return section.entries.flatMap(entryParagraphs);
      case 'facts':
        return section.facts.map((fact) => factLine(fact));
      case 'quotes':
        return section.quotes.flatMap(({ text, by }) => [
          ...blocks(text),
          ...(by ? [line([run(by, { color: faintColor })])] : []),
        ]);
      default:
        return section satisfies never;
    }
  };
  const list = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    reference,
    levels: Array.from({ length: maxListLevel + 1 }, (_, level) => ({
      level,
      format,
      text: text.replace('1', String(level + 1)),
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: (level + 1) * spaces.indent, hanging: 260 } } },
    })),
  });
  const heading = (size: number) => ({ run: { size, bold: true, color: spotColor, font } });
  const font = 'Calibri';
  const document = new Document({
    creator: name,
    lastModifiedBy: name,
    title: `${name}: ${(content.messages?.documents ?? documentMessages).titles.resume}`,
    styles: {
      default: {
        document: { run: { font, size: sizes.text, language: { value: content.game.site.language } } },
        heading1: { run: { size: sizes.name, bold: true, color: paletteColor('night').slice(1), font } },
        heading2: heading(sizes.section),
        heading3: { run: { size: sizes.entry, font } },
        heading4: { run: { size: sizes.text, font } },
        hyperlink: { run: { color: spotColor } },
      },
    },
    numbering: {
      config: [list(bulletStyle, LevelFormat.BULLET, '•'), list(numberStyle, LevelFormat.DECIMAL, '%1.')],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } } },
        children: [
          line([run(name)], { heading: HeadingLevel.HEADING_1 }),
          ...(role ? [line([run(role, { size: sizes.role, color: spotColor })])] : []),
          ...contacts.map((contactLine) => {
            const links = contactLine.map(({ text, url }) => link(text, url));
            return line(joinParts(links, run(' | ')));
          }),
          ...sections.flatMap((section) => [
            line([interfaceRun(section.heading)], {
              heading: HeadingLevel.HEADING_2,
              keepNext: true,
              spacing: { before: spaces.section, after: spaces.line },
            }),
            ...body(section),
          ]),
        ],
      },
    ],
  });
  return reproducibleFile(await Packer.toBuffer(document), content);
}

const createLink = (children: readonly ParagraphChild[], url: string) =>
  new ExternalHyperlink({ link: url, children: [...children] });

function joinParts(parts: readonly ParagraphChild[], separator: ParagraphChild): ParagraphChild[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** Replaces the library's current time and random link names, so that builds are reproducible. */
function reproducibleFile(file: Buffer, content: Content): Buffer {
  const buildDate = new Date(content.asOf).toISOString();
  const names = new Map<string, string>();
  const withStableValues = (text: string) =>
    text
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, buildDate)
      .replace(
        /rId[a-z0-9_-]{21}/g,
        (name) => names.get(name) ?? names.set(name, `link${names.size}`).get(name) ?? name,
      );
  // The document comes first, because it has the links in reading order.
  const entries = Object.entries(unzipSync(file)).sort(
    ([a], [b]) => Number(b === 'word/document.xml') - Number(a === 'word/document.xml'),
  );
  const texts = entries.map(([name, bytes]) => [name, strToU8(withStableValues(strFromU8(bytes)))] as const);
  return Buffer.from(zipSync(Object.fromEntries(texts), { mtime: new Date(1980, 0, 1) }));
}
