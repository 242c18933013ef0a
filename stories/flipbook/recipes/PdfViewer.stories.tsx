import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import 'pdfjs-dist/web/pdf_viewer.css';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Flipbook } from '../../../src/flipbook/index.ts';
import { rootIn } from '../play/book.ts';
import onFolding from './onFolding.pdf?url';

GlobalWorkerOptions.workerSrc = worker;

function PdfPage({ pdf, index, scale }: { pdf: PDFDocumentProxy; index: number; scale: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(index + 1);
      const [canvas, container] = [document.createElement('canvas'), document.createElement('div')];
      const viewport = page.getViewport({ scale: scale * devicePixelRatio });
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      canvas.style.width = '100%';
      container.className = 'textLayer';
      container.style.setProperty('--total-scale-factor', String(scale));
      await page.render({ canvas, viewport, intent: 'print' }).promise;
      const text = { textContentSource: await page.getTextContent(), viewport: page.getViewport({ scale }) };
      await new TextLayer({ ...text, container }).render();
      if (!isGone) box.current?.replaceChildren(canvas, container);
    };
    draw().catch((error: unknown) => isGone || reportError(error));
    return () => {
      isGone = true;
    };
  }, [pdf, index, scale]);
  return <div ref={box} />;
}

function PdfViewer({ url, scale, ...size }: { url: string; scale: number; width: number; height: number }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  useEffect(() => {
    const loading = getDocument(url);
    loading.promise.then(setPdf, (error: unknown) => loading.destroyed || reportError(error));
    return () => void loading.destroy();
  }, [url]);
  const renderPage = useCallback((index: number) => <>{pdf && <PdfPage {...{ pdf, index, scale }} />}</>, [pdf, scale]);
  const pages = { pageCount: pdf?.numPages ?? 0, renderPage };
  return <Flipbook aria-label="PDF" dragFrom="edges" {...pages} {...size} />;
}

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: PdfViewer,
  args: { url: onFolding, scale: 1, width: 240, height: 320 },
} satisfies Meta<typeof PdfViewer>;

/** Each page is drawn, and the text on it can be selected: nothing folds meanwhile. */
export const PDF: StoryObj<typeof PdfViewer> = {
  play: async ({ canvas, canvasElement }) => {
    const target = await canvas.findByText('Chapter 2.', { exact: false });
    const picture = target.closest('[data-part="page"]')?.querySelector('canvas');
    const levels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data;
    await expect(new Set(levels).size).toBeGreaterThan(2);
    const { x, y } = target.getBoundingClientRect();
    const at = (dx: number) => ({ coords: { clientX: x + dx, clientY: y + 2 }, target });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', offset: 0, ...at(2) },
      { offset: 10, ...at(60) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(String(getSelection())).toBe('Chapter 2.');
    await expect(rootIn(canvasElement)).toHaveAttribute('data-state', 'read');
    getSelection()?.removeAllRanges();
  },
};
