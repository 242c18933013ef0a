import mammoth from 'mammoth';
import { htmlLines } from './htmlLines.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { TextLine } from './TextLine.ts';
import { withoutPadding } from './withoutPadding.ts';

/**
 * Reads the paragraphs of a Word document, in reading order. If the owner's contacts are only in the header of the
 * pages, it comes first.
 * @throws if the file is damaged
 */
export async function docxLines(bytes: Uint8Array): Promise<readonly TextLine[]> {
  const body = await docxHtml(bytes);
  const headers = hasEmail(body) ? [] : await Promise.all(pageHeaders(bytes).map(docxHtml));
  const html = [...new Set(headers.filter(hasEmail)), body].join('<hr />');
  // Empty paragraphs separate blocks, as `<hr>` does in HTML.
  return htmlLines(withoutPadding(html).replaceAll('<p></p>', '<hr />'), true);
}

const hasEmail = (html: string) => /\w@\w/.test(html);

async function docxHtml(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: false,
      styleMap: ["p[style-name='Title'] => h1:fresh"],
    },
  );
  return value;
}
