// Reads the paragraphs of a Word document, in reading order.
import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';
import { type TextLine, withoutBullet } from './TextLine.ts';

/** Sizes of Word's headings, in its body size. */
const headingSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.2, h4: 1.1, h5: 1.1, h6: 1.1 };

/** @throws if the file is damaged */
export async function docxLines(bytes: Uint8Array): Promise<readonly TextLine[]> {
  const { value: html } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      styleMap: ["p[style-name='Title'] => h1:fresh"],
    },
  );
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
  const isBlock = (tag: string) => tag in headingSizes || /^(?:p|li|td|ul|ol)$/.test(tag);
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        if (isBlock(tag) || tag === 'br') endLine();
        if (href) line.links.push(href);
        openTags.push(tag);
      },
      ontext(text) {
        line.text += text;
        if (openTags.includes('strong')) line.boldLength += text.length;
      },
      onclosetag(tag) {
        if (isBlock(tag)) endLine();
        openTags.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return lines;
}
