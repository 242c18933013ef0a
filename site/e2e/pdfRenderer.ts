import { join } from 'node:path';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { systemLaunchOptions } from './drivers/chromium.ts';
import { decodePng } from './pictures/decodePng.ts';
import type { Picture } from './pictures/pixelDifference.ts';

/** A rendered page, as pixels and as a PNG file. */
type RenderedPage = Picture & { data: Uint8ClampedArray; png: Buffer };

/** Renders a page of a document, counting from 1. */
export type Draw = (pdf: Uint8Array, pageNumber: number, dotsPerInch: number) => Promise<RenderedPage>;

const library = join(import.meta.dirname, '../../node_modules/pdfjs-dist/legacy/build');
/** A fake origin that serves {@link library}. */
const origin = 'https://pdfjs.test';

/**
 * Returns a function that renders PDF pages in the system's Chromium, whose JavaScript engine and
 * canvas give pdf.js the same pixels with every Node version.
 */
export function createPdfRenderer(): Draw {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch(await systemLaunchOptions());
    page = await browser.newPage();
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html' })
        : route.fulfill({ path: join(library, pathname) });
    });
    await page.goto(origin);
    await page.addScriptTag({ type: 'module', url: `${origin}/pdf.worker.min.mjs` });
  });
  afterAll(() => browser.close());

  return async (pdf, pageNumber, dotsPerInch) => {
    // A string, because the test transform would rewrite the import.
    const pdfjs = await page.evaluateHandle<typeof Pdfjs>(`import('${origin}/pdf.min.mjs')`);
    const base64 = Buffer.from(pdf).toString('base64');
    const picture = await page.evaluate(drawPage, { pdfjs, base64, dotsPerInch, pageNumber });
    const png = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    const { width, height, data } = await decodePng(png);
    return { width, height, data, png };
  };
}

type PageToDraw = { pdfjs: typeof Pdfjs; base64: string; dotsPerInch: number; pageNumber: number };

/** Renders on white, with the document's own fonts. Runs in a page. @returns a PNG as a data URL */
async function drawPage({ pdfjs, base64, dotsPerInch, pageNumber }: PageToDraw): Promise<string> {
  const pdf = await pdfjs.getDocument({
    data: await (await fetch(`data:application/pdf;base64,${base64}`)).arrayBuffer(),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  }).promise;
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  // With `intent: 'print'` pdf.js does not wait for frames, which once in a few hundred runs
  // changed the smoothing of an edge.
  await page.render({ canvas, viewport, intent: 'print', background: '#ffffff' }).promise;
  await pdf.destroy();
  return canvas.toDataURL();
}
