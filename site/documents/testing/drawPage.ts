import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A picture of a page: RGBA, row by row from the top. */
export type Drawn = { width: number; height: number; data: Uint8ClampedArray; readonly png: Buffer };

/** What pdf.js draws on where there is no browser. It brings the library for that, and hands it out under no type. */
type CanvasFactory = { create: (width: number, height: number) => { canvas: NodeCanvas } };
type NodeCanvas = HTMLCanvasElement & { toBuffer: (type: 'image/png') => Buffer };

/** Draws a page of a document on white. */
export async function drawPage(pdf: PDFDocumentProxy, pageNumber: number, dotsPerInch: number): Promise<Drawn> {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { canvas } = (pdf.canvasFactory as CanvasFactory).create(width, height);
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas of pdf.js has no context to read from.');
  return {
    width,
    height,
    data: context.getImageData(0, 0, width, height).data,
    // Made when it is asked for: at the size of print that takes as long as all else.
    get png() {
      return canvas.toBuffer('image/png');
    },
  };
}
