import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PagesToDraw = {
  /** pdf.js, whose worker is loaded beside it. */
  readonly pdfjs: typeof Pdfjs;
  /** Where the document is; a data address will do. */
  readonly address: string;
  readonly dotsPerInch: number;
  /** Which pages, from 1. @default all */
  readonly pages?: readonly number[] | undefined;
};

/**
 * Draws pages of a document on white, with no fonts but its own. Runs in a page, and sees its argument alone.
 *
 * @returns each as the data address of a PNG
 */
export async function drawPages({ pdfjs, address, dotsPerInch, pages }: PagesToDraw): Promise<readonly string[]> {
  const data = await (await fetch(address)).arrayBuffer();
  const pdf = await pdfjs.getDocument({
    data,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  }).promise;
  const drawn: string[] = [];
  for (const number of pages ?? Array.from({ length: pdf.numPages }, (_, index) => index + 1)) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dotsPerInch / 72 });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    // Drawn as for paper, pdf.js does not wait for frames: one between two letters smooths an edge otherwise, once in some hundred.
    await page.render({ canvas, viewport, intent: 'print', background: '#ffffff' }).promise;
    drawn.push(canvas.toDataURL());
  }
  await pdf.destroy();
  return drawn;
}
