// Reads the paragraphs of HTML in reading order. The HTML is a web page, or a converted Word or Markdown file.
import { Parser } from 'htmlparser2';
import { hiddenSelectors, isHidden } from '../text/hiddenHtml.ts';
import { type TextLine, withoutBullet } from './TextLine.ts';

/** Sizes of headings, relative to body text. */
const headingSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.2, h4: 1.1, h5: 1.1, h6: 1.1 };

const blockTags =
  /^(?:h[1-6]|p|li|td|th|tr|ul|ol|dl|dt|dd|div|section|article|header|footer|main|address|blockquote|pre)$/;

const profileLink = /^mailto:|linkedin\.com\/in\/|^https:\/\/github\.com\/[\w-]+\/?$/;

/** "**Tools**: Saws" */
const label = /^[^:]{2,40}:/;

const emptyLine = () => ({
  text: '',
  boldLength: 0,
  isBoldFirst: false,
  links: [] as string[],
  linkTexts: [] as string[],
});

export function htmlLines(html: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let line = emptyLine();
  const openTags: string[] = [];
  const selectors = hiddenSelectors(html);
  let headingId = '';
  // The number of open tags at the outermost hidden one.
  let hiddenFrom = Number.POSITIVE_INFINITY;
  const isButton = (tag: string) => tag === 'button' && !openTags.some((open) => open in headingSizes);
  // The headers of the open table, and the indexes in `lines` at which the cells of its open row start.
  let headers: string[] = [];
  let cellStarts: number[] = [];
  const endRow = () => {
    const cells = splitAt(lines, cellStarts);
    const [rowStart = lines.length] = cellStarts;
    cellStarts = [];
    if (openTags.includes('thead')) {
      headers = cells.map((cell) => cell.map(({ text }) => text).join(' '));
      lines.splice(rowStart);
    } else if (cells.length > 1 && headers.length > 1) {
      const labeledCells = cells.map((cell, index) => ({ label: headers[index] ?? '', lines: cell }));
      lines.splice(rowStart, lines.length, ...rowLine(labeledCells));
    } else if (cells.length > 1 && cells.every((cell) => cell.length === 1))
      lines.push(sideBySide(lines.splice(rowStart)));
  };
  const endLine = () => {
    // A badge has a link and no text.
    const [badge = ''] = line.links.filter((link) => profileLink.test(link));
    const { text, isListItem } = withoutBullet(line.text.trim() || badge.replace(/^mailto:/, ''));
    const heading = openTags.find((tag) => tag in headingSizes);
    if (text)
      lines.push({
        text,
        size: headingSizes[heading ?? ''] ?? 1,
        isBold: heading !== undefined || (line.isBoldFirst && !label.test(text)) || line.boldLength > text.length / 2,
        isListItem: isListItem || openTags.includes('li'),
        ...(openTags.filter((tag) => tag === 'li').length > 1 && { isNested: true }),
        ...(heading && headingId && { id: headingId }),
        links: line.links,
        linkTexts: line.linkTexts.map((linkText) => linkText.trim()),
      });
    line = emptyLine();
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { href } = attributes;
        if (blockTags.test(tag) || tag === 'br') endLine();
        if (hiddenFrom > openTags.length && (isHidden(tag, attributes, selectors) || isButton(tag)))
          hiddenFrom = openTags.length + 1;
        if (href && hiddenFrom > openTags.length + 1) {
          line.links.push(href);
          line.linkTexts.push('');
        }
        if (tag in headingSizes) headingId = attributes.id ?? '';
        if (tag === 'table') headers = [];
        if (tag === 'td' || tag === 'th') cellStarts.push(lines.length);
        openTags.push(tag);
      },
      ontext(text) {
        if (openTags.length >= hiddenFrom) return;
        if (openTags.some((tag) => tag === 'strong' || tag === 'b')) {
          line.boldLength += text.length;
          line.isBoldFirst ||= line.text.trim() === '';
        }
        line.text += text;
        if (openTags.includes('a') && line.linkTexts.length > 0) line.linkTexts.push(`${line.linkTexts.pop()}${text}`);
      },
      onclosetag(tag) {
        if (blockTags.test(tag)) endLine();
        if (tag === 'tr') endRow();
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

function splitAt(lines: readonly TextLine[], starts: readonly number[]): TextLine[][] {
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** A row without headers as one line with tabs. */
function sideBySide(cells: readonly TextLine[]): TextLine {
  const style = { size: 1, isBold: false, isListItem: false, ...cells[0] };
  return { ...style, text: cells.map(({ text }) => text).join('\t'), ...linksOf(cells) };
}

const linksOf = (lines: readonly TextLine[]) => ({
  links: lines.flatMap(({ links }) => links),
  linkTexts: lines.flatMap(({ linkTexts = [] }) => linkTexts),
});

/** A table row as one line: "Tools: Docker, Git". */
function rowLine(cells: NonNullable<TextLine['cells']>): readonly TextLine[] {
  const [first, ...others] = cells.flatMap((cell) => cell.lines);
  if (!first) return [];
  const otherTexts = others.map(({ text }) => text).join(', ');
  const text = otherTexts ? `${first.text}: ${otherTexts}` : first.text;
  return [{ ...first, ...linksOf([first, ...others]), text, cells }];
}
