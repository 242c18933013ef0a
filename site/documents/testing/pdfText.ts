import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text at its position. In points, origin at the lower left. */
export type PlacedText = { text: string; x: number; y: number; rotation: 0 | 180; sizePt: number };

/** A page's text in reading order, without artifacts. */
export async function placedTexts(pdf: PDFDocumentProxy, pageNumber: number): Promise<readonly PlacedText[]> {
  const page = await pdf.getPage(pageNumber);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const marks: boolean[] = [];
  const placedTexts: PlacedText[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (marks.includes(true) || !item.str.trim()) continue;
      const [a = 0, , , , x = 0, y = 0] = item.transform as readonly number[];
      placedTexts.push({ text: item.str, x, y, rotation: a < 0 ? 180 : 0, sizePt: Math.abs(a) });
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push('tag' in item && item.tag === 'Artifact');
  }
  return placedTexts;
}

/** A page's text, with single spaces. */
export async function pageText(pdf: PDFDocumentProxy, pageNumber: number): Promise<string> {
  return (await placedTexts(pdf, pageNumber))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** Calls a function for each page of a document. @returns its answers in the order of the pages */
export function readPages<Answer>(
  pdf: PDFDocumentProxy,
  readPage: (pdf: PDFDocumentProxy, pageNumber: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
}

export async function documentText(pdf: PDFDocumentProxy): Promise<string> {
  return (await readPages(pdf, pageText)).join(' ');
}

/** Removes all spaces, so that line breaks do not matter. */
export function unspaced(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

/** Every text in a value, except under the given keys. */
export function texts(value: unknown, ...except: readonly string[]): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (except.includes(key) ? [] : texts(item, ...except)));
}
