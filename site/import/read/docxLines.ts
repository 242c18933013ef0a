import { isTag } from 'domhandler';
import { getElementsByTagName, getOuterHTML } from 'domutils';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import mammoth from 'mammoth';
import { htmlLines } from './htmlLines.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { TextLine } from './TextLine.ts';
import { withoutPadding } from './withoutPadding.ts';
import { moveTextBoxes } from './wordBoxes.ts';
import { addWeights, styleMapOf, stylesIn } from './wordStyles.ts';

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

const [bodyFile, stylesFile] = ['word/document.xml', 'word/styles.xml'];

/** Parts of a line that mammoth does not read: fields, a direction, a tab, a break. */
const unread: readonly (readonly [RegExp, string])[] = [
  [/<\/?w:(?:fldSimple|dir|bdo)\b[^>]*>/g, ''],
  [/<w:ptab\b[^>]*\/>/g, '<w:tab/>'],
  [/<w:cr\s*\/>/g, '<w:br/>'],
];

const xmlOptions = { xmlMode: true, decodeEntities: false };

async function docxHtml(bytes: Uint8Array): Promise<string> {
  const files = unzipSync(bytes, { filter: ({ name }) => !name.includes('/media/') });
  const [body = '', stylesXml = ''] = [bodyFile, stylesFile].map((file) => strFromU8(files[file] ?? new Uint8Array()));
  const styles = stylesIn(stylesXml);
  const xml = parseDocument(
    unread.reduce((text, [tag, known]) => text.replace(tag, known), body),
    xmlOptions,
  );
  const [element] = getElementsByTagName('w:body', xml);
  if (element) {
    moveTextBoxes(element);
    addWeights(element, styles);
    files[bodyFile] = strToU8(getOuterHTML(xml.children.filter(isTag), xmlOptions));
  }
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(files, { level: 0 })) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: false,
      styleMap: styleMapOf(styles),
    },
  );
  // A line break in the file is a space.
  return value.replace(/\s*\n\s*/g, ' ');
}
