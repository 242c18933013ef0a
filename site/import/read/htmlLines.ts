// Reads the paragraphs of HTML in reading order, of a web page or of a converted Word or Markdown
// file.
import { Parser } from 'htmlparser2';
import { type TextLine, withoutBullet } from './TextLine.ts';

/** Sizes of headings, relative to body text. */
const headingSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.2, h4: 1.1, h5: 1.1, h6: 1.1 };

const blockTags =
  /^(?:h[1-6]|p|li|td|th|tr|ul|ol|dl|dt|dd|div|section|article|header|footer|main|address|blockquote|pre)$/;
const skippedTags = /^(?:head|thead|script|style|svg|nav|noscript)$/;

export function htmlLines(html: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let line = { text: '', boldLength: 0, links: [] as string[] };
  const openTags: string[] = [];
  const endLine = () => {
    const { text, isListItem } = withoutBullet(line.text);
    const heading = openTags.find((tag) => tag in headingSizes);
    if (text)
      lines.push({
        text,
        size: headingSizes[heading ?? ''] ?? 1,
        isBold: heading !== undefined || line.boldLength > text.length / 2,
        isListItem: isListItem || openTags.includes('li'),
        links: line.links,
      });
    line = { text: '', boldLength: 0, links: [] };
  };
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        if (blockTags.test(tag) || tag === 'br') endLine();
        if (href) line.links.push(href);
        openTags.push(tag);
      },
      ontext(text) {
        if (openTags.some((tag) => skippedTags.test(tag))) return;
        line.text += text;
        if (openTags.some((tag) => tag === 'strong' || tag === 'b')) line.boldLength += text.length;
      },
      onclosetag(tag) {
        if (blockTags.test(tag)) endLine();
        openTags.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endLine();
  return lines;
}
