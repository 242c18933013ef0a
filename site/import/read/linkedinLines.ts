// Reads LinkedIn's "Save to PDF", in which sizes tell kinds of text apart, and the margins of both
// columns are fixed.
import { sectionForHeading } from '../words/sectionTitles.ts';
import { lineJoiner } from './joinedLines.ts';
import type { PageContents } from './pdfPages.ts';
import { paragraphs } from './pdfParagraphs.ts';
import { type PrintedLine, printedLines } from './printedLines.ts';
import { plainLine, type RowFacts, type TextLine } from './TextLine.ts';

/** The sizes of texts, in points. The headline and the summary have the employers' size. */
const sizes = { page: 9, text: 10.5, link: 11, title: 11.5, employer: 12, sideHeading: 13, heading: 15.75, name: 26 };

/** The margins of the columns, the end of the main one, and the largest indent, in points. */
const [sideX, mainX, mainEnd, maxIndent] = [21.6, 223.6, 590.4, 4];

/** A larger step separates a headline and a place, two items, dates and a text, or two schools. */
const [headlineStep, itemStep, placeStep, schoolStep] = [14.9, 15, 17.5, 25];

/** The step between lines of text, and the y of a text in a page's first line. Smaller texts are higher. */
const [textStep, topY] = [18, 54.9];

const hasSize = (size: number) => (line?: { sizePt: number }) =>
  line !== undefined && Math.abs(line.sizePt - size) < 0.15;
const [isText, isLink, isTitle] = [hasSize(sizes.text), hasSize(sizes.link), hasSize(sizes.title)];
const [isEmployer, isPage, isName] = [hasSize(sizes.employer), hasSize(sizes.page), hasSize(sizes.name)];
const [isHeading, isSideHeading] = [hasSize(sizes.heading), hasSize(sizes.sideHeading)];

/** The lines of a profile: head, side bar, main column. `undefined` if a page has another form. */
export function linkedinLines(pages: readonly PageContents[]): readonly TextLine[] | undefined {
  const ownPages = withOwnSizes(pages);
  const [side, main] = [columnLines(ownPages, false), columnLines(ownPages, true)];
  const isOwn = (start: number) => (line: PrintedLine) =>
    line.x > start - 1 && line.x < start + maxIndent && Object.values(sizes).some((size) => hasSize(size)(line));
  if (!isSideHeading(side[0]) || !isName(main[0]) || !side.every(isOwn(sideX)) || !main.every(isOwn(mainX)))
    return undefined;
  const [head = [], ...sections] = splitBefore(main, isHeading);
  return [...headLines(head), ...splitBefore(side, isSideHeading).flatMap(sideLines), ...sections.flatMap(mainLines)];
}

/** Undoes the scale and the margins of a PDF that was printed again. */
function withOwnSizes(pages: readonly PageContents[]): readonly PageContents[] {
  const runs = pages.flatMap((page) => page.runs);
  const scale = sizes.name / Math.max(...runs.map(({ sizePt }) => sizePt));
  const shift = sideX - Math.min(...runs.map(({ x }) => x * scale));
  return pages.map((page) => ({
    ...page,
    links: page.links.map(({ url, x, right, y }) => ({
      url,
      x: x * scale + shift,
      right: right * scale + shift,
      y: y * scale,
    })),
    runs: page.runs.map((run) => ({
      ...run,
      x: run.x * scale + shift,
      right: run.right * scale + shift,
      y: run.y * scale,
      sizePt: run.sizePt * scale,
    })),
  }));
}

/** The lines of a column. Those of the next page continue below. */
function columnLines(pages: readonly PageContents[], isMain: boolean): readonly PrintedLine[] {
  const lines: PrintedLine[] = [];
  for (const { runs, links } of pages) {
    const ownRuns = runs.filter((run) => !isPage(run) && run.x > mainX - 2 === isMain);
    const ownLines = printedLines(ownRuns, links);
    const shift = lines.length > 0 ? (lines.at(-1)?.y ?? 0) + textStep - topY : 0;
    lines.push(...ownLines.map((line) => ({ ...line, y: line.y + shift })));
  }
  return lines;
}

/** Splits lines before each that starts a part. The first part may be empty. */
function splitBefore(
  lines: readonly PrintedLine[],
  isStart: (line: PrintedLine, previous: PrintedLine | undefined) => boolean,
): readonly PrintedLine[][] {
  const parts: PrintedLine[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (isStart(line, lines[index - 1])) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

const isBelow = (step: number) => (line: PrintedLine, previous?: PrintedLine) =>
  line.y - (previous?.y ?? line.y) > step;

const textOf = (lines: readonly PrintedLine[]) =>
  lines
    .map(({ text }) => text)
    .reduce(lineJoiner([]), '')
    .trim();

const noFacts: RowFacts = { title: '', organization: '', place: '', period: '', texts: [] };

const rowLine = (facts: Partial<RowFacts>): TextLine => ({ ...plainLine, text: '', row: { ...noFacts, ...facts } });

function headLines(head: readonly PrintedLine[]): readonly TextLine[] {
  const name = head.filter(isName);
  const [headline = [], place = []] = splitBefore(head.slice(name.length), isBelow(headlineStep));
  const names = { title: textOf(headline), place: textOf(place) };
  return [{ ...plainLine, text: textOf(name), size: 2, names }];
}

/** @param id names the section of a heading in an unknown language */
const headingLine = (text: string, id: string): TextLine => ({ ...plainLine, text, size: 1.5, isBold: true, id });

/** Contacts come first in the side bar, and the skills next. */
function sideLines([heading, ...lines]: readonly PrintedLine[], order: number): readonly TextLine[] {
  if (!heading) return [];
  if (order === 1) return [headingLine(heading.text, 'contact'), ...contactLines(lines)];
  const items = splitBefore(lines, isBelow(itemStep)).map(textOf);
  const areLanguages = sectionForHeading(heading.text) === 'languages';
  return [
    headingLine(heading.text, order === 2 ? 'skills' : ''),
    ...items.map((title) => ({ ...(areLanguages ? plainLine : rowLine({ title })), text: title, isListItem: true })),
  ];
}

/** Contacts without their labels. An address may have several lines: "linkedin.com/in/ada-", "example (LinkedIn)". */
function contactLines(lines: readonly PrintedLine[]): readonly TextLine[] {
  const links = splitBefore(lines.filter(isLink), (_, previous) => previous?.text.endsWith(')') === true);
  const texts = lines.filter(isText);
  const mail = texts.findIndex(({ text }) => text.includes('@'));
  const [others, address] = mail < 0 ? [texts, []] : [texts.slice(0, mail), texts.slice(mail)];
  return [...others.map((line) => [line]), address, ...links].map((parts) => ({
    ...plainLine,
    text: parts
      .map(({ text }) => text)
      .join('')
      .replace(/\s*\([^()]*\)$/, ''),
    links: parts.flatMap((line) => line.links).slice(0, 1),
  }));
}

/** The sizes in a section show what it is. */
function mainLines([heading, ...lines]: readonly PrintedLine[]): readonly TextLine[] {
  if (!heading) return [];
  if (lines.some(isTitle)) return [headingLine(heading.text, 'experience'), ...jobLines(lines)];
  if (lines.some(isText)) return [headingLine(heading.text, 'education'), ...studyLines(lines)];
  return [headingLine(heading.text, 'summary'), ...paragraphs([{ lines, end: mainEnd }])];
}

/** An employer, perhaps the whole duration, and the positions: title, dates, place and text. */
function jobLines(lines: readonly PrintedLine[]): readonly TextLine[] {
  return splitBefore(lines, (line, above) => isEmployer(line) && !isEmployer(above)).flatMap((employer) => {
    const [, ...positions] = splitBefore(employer, (line, above) => isTitle(line) && !isTitle(above));
    return positions.map((position) => {
      const [dates, ...below] = position.filter((line) => !isTitle(line));
      const [place] = dates && below[0] && below[0].y - dates.y < placeStep ? below : [];
      return rowLine({
        title: textOf(position.filter(isTitle)),
        organization: textOf(employer.filter(isEmployer)),
        period: dates?.text.replace(/\s*\([^()]*\)$/, '') ?? '',
        place: place?.text ?? '',
        texts: paragraphs([{ lines: place ? below.slice(1) : below, end: mainEnd }]),
      });
    });
  });
}

/** A school above "Bachelor of Arts, Furniture · (2012 - 2015)" */
function studyLines(lines: readonly PrintedLine[]): readonly TextLine[] {
  const schools = splitBefore(
    lines,
    (line, above) => isEmployer(line) && (!isEmployer(above) || isBelow(schoolStep)(line, above)),
  );
  return schools.slice(1).map((school) => {
    const text = textOf(school.filter(isText));
    const [, title = text, period = ''] = /^(.*?)[\s·]*\(([^()]*\d{4}[^()]*)\)$/.exec(text) ?? [];
    return rowLine({ title, organization: textOf(school.filter(isEmployer)), period });
  });
}
