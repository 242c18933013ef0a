import mammoth from 'mammoth';
import { htmlLines } from './htmlLines.ts';
import type { TextLine } from './TextLine.ts';

/** Reads the paragraphs of a Word document, in reading order. @throws if the file is damaged */
export async function docxLines(bytes: Uint8Array): Promise<readonly TextLine[]> {
  const { value: html } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: false,
      styleMap: ["p[style-name='Title'] => h1:fresh"],
    },
  );
  // Empty paragraphs separate blocks, as `<hr>` does in HTML.
  return htmlLines(html.replaceAll('<p></p>', '<hr />'), true);
}
