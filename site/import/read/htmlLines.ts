// Reads the paragraphs of HTML in reading order. The HTML is a web page, or a converted Word or Markdown file.
import { Parser } from 'htmlparser2';
import { type TextLine, withoutBullet } from './TextLine.ts';

/** Sizes of headings, relative to body text. */
const headingSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.2, h4: 1.1, h5: 1.1, h6: 1.1 };

const blockTags =
  /^(?:h[1-6]|p|li|td|th|tr|ul|ol|dl|dt|dd|div|section|article|header|footer|main|address|blockquote|pre)$/;
const skippedTags = /^(?:head|script|style|svg|nav|noscript)$/;

export function htmlLines(html: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let line = { text: '', boldLength: 0, links: [] as string[] };
  const openTags: string[] = [];
  // The open table's headers, and where the cells of its open row start in `lines`.
  let headers: string[] = [];
  let cellStarts: number[] = [];
  const endRow = () => {
    const starts = cellStarts;
    cellStarts = [];
    if (openTags.includes('thead'))
      headers = splitAt(lines, starts).map((cell) => cell.map(({ text }) => text).join(' '));
    const cells = splitAt(lines, starts).map((cell, index) => ({ label: headers[index] ?? '', lines: cell }));
    if (starts.length > 0 && openTags.includes('thead')) lines.splice(starts[0] ?? 0);
    else if (starts.length > 1 && headers.length > 1) lines.splice(starts[0] ?? 0, lines.length, ...rowLine(cells));
  };
  const endLine = () => {
    const { text, isListItem } = withoutBullet(line.text);
    const heading = openTags.find((tag) => tag in headingSizes);
    if (text)
      lines.push({
        text,
        size: headingSizes[heading ?? ''] ?? 1,
        isBold: heading !== undefined || line.boldLength > text.length / 2,
        isListItem: isListItem || openTags.includes('li'),
        ...(openTags.filter((tag) => tag === 'li').length > 1 && { isNested: true }),
        links: line.links,
      });
    line = { text: '', boldLength: 0, links: [] };
  };
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        if (blockTags.test(tag) || tag === 'br') endLine();
        if (href) line.links.push(href);
        if (tag === 'table') headers = [];
        if (tag === 'td' || tag === 'th') cellStarts.push(lines.length);
        openTags.push(tag);
      },
      ontext(text) {
        if (openTags.some((tag) => skippedTags.test(tag))) return;
        line.text += text;
        if (openTags.some((tag) => tag === 'strong' || tag === 'b')) line.boldLength += text.length;
      },
      onclosetag(tag) {
        if (blockTags.test(tag)) endLine();
        if (tag === 'tr') endRow();
        openTags.pop();
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

/** A row as a fact: "Tools: Docker, Git". */
function rowLine(cells: NonNullable<TextLine['cells']>): readonly TextLine[] {
  const [first, ...others] = cells.flatMap((cell) => cell.lines);
  if (!first) return [];
  const rest = others.map(({ text }) => text).join(', ');
  const links = [first, ...others].flatMap((line) => line.links);
  return [{ ...first, text: rest ? `${first.text}: ${rest}` : first.text, links, cells }];
}
