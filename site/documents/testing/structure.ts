import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a page's structure tree, which assistive technology reads. */
export type Element = { role: string; alt?: string | undefined; children: readonly Element[] };

export async function structure(pdf: PDFDocumentProxy, pageNumber: number): Promise<readonly Element[]> {
  const tree: unknown = await (await pdf.getPage(pageNumber)).getStructTree();
  return childrenOf(tree);
}

/** The elements and all their descendants, parents before children. */
export function everyElement(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...everyElement(element.children)]);
}

export async function roles(pdf: PDFDocumentProxy, pageNumber: number): Promise<readonly string[]> {
  return everyElement(await structure(pdf, pageNumber)).map(({ role }) => role);
}

function childrenOf(node: unknown): readonly Element[] {
  if (typeof node !== 'object' || node === null || !('children' in node) || !Array.isArray(node.children)) return [];
  return node.children.flatMap((child: unknown): readonly Element[] => {
    if (typeof child !== 'object' || child === null || !('role' in child)) return [];
    const alt = 'alt' in child && typeof child.alt === 'string' ? child.alt : undefined;
    return [{ role: String(child.role), alt, children: childrenOf(child) }];
  });
}
