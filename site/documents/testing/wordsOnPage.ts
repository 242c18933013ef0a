import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text in its box. Points, origin at the lower left. */
export type TextBox = { text: string; left: number; bottom: number; right: number; top: number };

/** Where a page's texts stand that are written from left to right. */
export async function textBoxes(pdf: PDFDocumentProxy, pageNumber: number): Promise<readonly TextBox[]> {
  const { items } = await (await pdf.getPage(pageNumber)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a = 0, , , , x = 0, y = 0] = item.transform as readonly number[];
    // On the upper half of a folded sheet texts stand on their heads.
    const [from, to] = a < 0 ? [x - item.width, x] : [x, x + item.width];
    const [below, above] = a < 0 ? [y - item.height * 0.7, y] : [y, y + item.height * 0.7];
    return [{ text: item.str, left: from, right: to, bottom: below, top: above }];
  });
}

/** Pairs of texts of which one covers a part of the other: more than a shadow or an accent does. */
export function overlaps(boxes: readonly TextBox[]): readonly string[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
      const isShadow = one.text === other.text;
      return width > 2 && height > 1 && !isShadow ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}
