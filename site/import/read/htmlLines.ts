// Reads the paragraphs of HTML in reading order. The HTML is a web page, or a converted Word or Markdown file.
import { Parser } from 'htmlparser2';
import { hiddenSelectors, isHidden } from '../text/hiddenHtml.ts';
import { areColumnNames, isColumn } from '../words/columnNames.ts';
import { contactField } from '../words/contactLabels.ts';
import { CellGrid } from './CellGrid.ts';
import { plainLine, type StyledText, stylesOf, type TextLine, withoutBullet } from './TextLine.ts';

/** Sizes of headings, relative to body text. */
const headingSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.2, h4: 1.1, h5: 1.1, h6: 1.1 };

const blockTags =
  /^(?:h[1-6]|p|li|td|th|tr|ul|ol|dl|dt|dd|div|section|article|header|footer|main|address|blockquote|pre)$/;

const struckTags = /^(?:s|del|strike)$/;

/** Stands for struck text in a line. */
const struckMark = '\uFFFC';

/**
 * Drops struck text, and a remark after it: in brackets, as in "Joinery, ~~drawing~~ (dropped)", or
 * in lower case if the line begins with struck text.
 */
const withoutStruck = (text: string) =>
  text.replace(/^\uFFFC+[\s–—:,-]*(?:[(\p{Ll}].*)?$/u, '').replace(/[\s,;·|]*\uFFFC+(?:\s*\([^)]*\))?/g, '');

const profileLink = /^mailto:|linkedin\.com\/in\/|^https?:\/\/github\.com\/[\w-]+\/?$/;

/** "**Tools**: Saws" */
const label = /^[^:]{2,40}:/;

const emptyLine = () => ({
  text: '',
  boldLength: 0,
  italicLength: 0,
  isBoldFirst: false,
  styles: [] as StyledText[],
  links: [] as string[],
  linkTexts: [] as string[],
});

/** @param hasGaps whether only empty paragraphs separate blocks, as in Word; else all paragraphs do */
export function htmlLines(html: string, hasGaps = false): readonly TextLine[] {
  const lines: TextLine[] = [];
  let isAfterGap = true;
  let line = emptyLine();
  const openTags: string[] = [];
  const selectors = hiddenSelectors(html);
  let headingId = '';
  // The number of open tags up to the outermost hidden one.
  let hiddenFrom = Number.POSITIVE_INFINITY;
  // A button in a heading folds its section. Other buttons are not content.
  const isButton = (tag: string) => tag === 'button' && !openTags.some((open) => open in headingSizes);
  // The open table. `cellTags` and `cellStarts` (indices in `lines`) describe its open row.
  let headers: string[] = [];
  let isFirstRow = true;
  let tableStart = 0;
  let cellTags: string[] = [];
  let cellStarts: number[] = [];
  let grid = new CellGrid();
  const endRow = () => {
    const cells = splitAt(lines, cellStarts);
    const [rowStart = lines.length] = cellStarts;
    const texts = cells.map((cell) => cell.map(({ text }) => text).join(' '));
    const isMarked = openTags.includes('thead') || cellTags.every((tag) => tag === 'th');
    const isBold =
      cells.length > 2 &&
      texts.filter(Boolean).length > 1 &&
      lines.slice(rowStart).every((cellLine) => cellLine.isBold);
    // "Name | Ada Example" is a row of personal data.
    const isPerson = contactField(texts[0] ?? '') === 'name' && / /.test(texts[1] ?? '') && !areColumnNames(texts);
    const isHeader = isFirstRow && !isPerson && !texts.some((text) => /\d{4}/.test(text)) && !grid.hasHeadings;
    isFirstRow = false;
    grid.endRow();
    cellStarts = [];
    cellTags = [];
    if (isHeader && (isMarked || areColumnNames(texts, isBold))) {
      headers = texts;
      lines.splice(rowStart);
    } else if (cells.length > 1 && headers.length > 1) {
      const labeledCells = cells.map((cell, index) => ({ label: headers[index] ?? '', lines: cell }));
      lines.splice(rowStart, lines.length, ...rowLine(labeledCells));
    } else if (cells.length > 1 && !grid.hasHeadings && isRow(cells)) {
      const firstLines = cells.flatMap((cell) => cell.slice(0, 1));
      lines.splice(rowStart, lines.length, sideBySide(firstLines), ...(cells[0] ?? []).slice(1));
    }
  };
  const endLine = () => {
    // A badge has a link and no text.
    const [badge = ''] = line.links.filter((link) => profileLink.test(link));
    const { text, isListItem } = withoutBullet(
      withoutStruck(line.text.replaceAll('\u00AD', '').trim()) || badge.replace(/^mailto:/, ''),
    );
    const heading = openTags.find((tag) => tag in headingSizes);
    if (text)
      lines.push({
        text,
        size: headingSizes[heading ?? ''] ?? 1,
        isBold: heading !== undefined || (line.isBoldFirst && !label.test(text)) || line.boldLength > text.length / 2,
        ...(line.italicLength >= text.length && { isItalic: true }),
        ...stylesOf(line.styles),
        isListItem: isListItem || openTags.includes('li'),
        ...(openTags.filter((tag) => tag === 'li').length > 1 && { isNested: true }),
        ...(heading && { isHeading: true as const }),
        ...(heading && headingId && { id: headingId }),
        isAfterGap,
        links: line.links,
        linkTexts: line.linkTexts.map((linkText) => linkText.trim()),
      });
    if (line.text.trim()) isAfterGap = !text;
    line = emptyLine();
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { href } = attributes;
        if (blockTags.test(tag) || tag === 'br') endLine();
        isAfterGap ||= tag === 'hr' || (!hasGaps && blockTags.test(tag));
        if (hiddenFrom > openTags.length && (isHidden(tag, attributes, selectors) || isButton(tag)))
          hiddenFrom = openTags.length + 1;
        if (href && hiddenFrom > openTags.length + 1) {
          line.links.push(href);
          line.linkTexts.push('');
        }
        if (tag in headingSizes) {
          headingId = attributes.id ?? '';
          grid.addHeading();
        }
        if (tag === 'table') {
          headers = [];
          isFirstRow = true;
          tableStart = lines.length;
          grid = new CellGrid();
        }
        if (tag === 'td' || tag === 'th') {
          cellStarts.push(lines.length);
          cellTags.push(tag);
          grid.addCell(lines.length, attributes);
        }
        openTags.push(tag);
      },
      ontext(text) {
        if (openTags.length >= hiddenFrom) return;
        if (openTags.some((tag) => struckTags.test(tag))) {
          line.text += struckMark;
          return;
        }
        const isBold = openTags.some((tag) => tag === 'strong' || tag === 'b');
        const isItalic = openTags.some((tag) => tag === 'em' || tag === 'i');
        addStyled(line.styles, { text, isBold, isItalic });
        if (isBold) {
          line.boldLength += text.length;
          line.isBoldFirst ||= line.text.trim() === '';
        }
        if (isItalic) line.italicLength += text.length;
        line.text += text;
        if (openTags.includes('a') && line.linkTexts.length > 0) line.linkTexts.push(`${line.linkTexts.pop()}${text}`);
      },
      onclosetag(tag) {
        if (blockTags.test(tag)) endLine();
        if (tag === 'tr') endRow();
        if (tag === 'table') lines.push(...grid.takeLines(lines, tableStart));
        openTags.pop();
        if (openTags.length < hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endLine();
  return lines;
}

/** Appends a text to the last one if they have the same style, or if it is only punctuation. */
function addStyled(texts: StyledText[], { text, isBold, isItalic }: StyledText): void {
  const last = texts.at(-1);
  const isSame = last?.isBold === isBold && last.isItalic === isItalic;
  if (last && (isSame || !/[\p{L}\p{N}]/u.test(text))) last.text += text;
  else texts.push({ text, isBold, isItalic });
}

function splitAt(lines: readonly TextLine[], starts: readonly number[]): TextLine[][] {
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/**
 * Whether each cell of a row has one line. The first one may have more, beside a date: "Oak
 * College<br>Physics | 2019".
 */
const isRow = ([first = [], ...others]: readonly (readonly TextLine[])[]): boolean =>
  others.every((cell) => cell.length === 1) &&
  (first.length === 1 || (first.length > 1 && others.flat().every(({ text }) => /^\D{0,15}\d{4}/.test(text))));

/** A row without headers as one line with tabs. */
function sideBySide(cells: readonly TextLine[]): TextLine {
  return { ...plainLine, ...cells[0], text: cells.map(({ text }) => text).join('\t'), ...linksOf(cells) };
}

const linksOf = (lines: readonly TextLine[]) => ({
  links: lines.flatMap(({ links }) => links),
  linkTexts: lines.flatMap(({ linkTexts = [] }) => linkTexts),
});

/** Whether a cell has a letter or a digit, not only a dash. */
const isFilled = ({ lines }: { lines: readonly TextLine[] }) => lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** A table row as one line: "Tools: Docker, Git", "English: Listening C1, Writing B2". */
function rowLine(rowCells: NonNullable<TextLine['cells']>): readonly TextLine[] {
  const cells = rowCells.filter(isFilled);
  const [first, ...others] = cells.flatMap((cell) => cell.lines);
  if (!first) return [];
  const skills = cells.slice(1).map((cell) => ({ ...cell, text: cell.lines.map(({ text }) => text).join(' ') }));
  const isGrid = skills.length > 1 && skills.every((cell) => isColumn(cell.label, 'language skill'));
  const isSame = new Set(skills.map(({ text }) => text)).size === 1;
  const levels = isSame
    ? skills.slice(0, 1).map(({ text }) => text)
    : skills.map((cell) => `${cell.label} ${cell.text}`);
  const otherTexts = (isGrid ? levels : others.map(({ text }) => text)).join(', ');
  const text = otherTexts ? `${first.text}: ${otherTexts}` : first.text;
  return [{ ...first, ...linksOf([first, ...others]), text, cells }];
}
