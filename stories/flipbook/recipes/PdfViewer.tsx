import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import 'pdfjs-dist/web/pdf_viewer.css';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FlipbookSearch, type SearchPage } from '../../../src/flipbook/addons/search.ts';
import { FlipbookZoom } from '../../../src/flipbook/addons/zoom.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import toolbar from '../addons/Toolbar.module.css';
import styles from './recipes.module.css';

GlobalWorkerOptions.workerSrc = worker;

function PdfPage({ pdf, index, scale, zoom }: { pdf: PDFDocumentProxy; index: number; scale: number; zoom: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(index + 1);
      const [canvas, container] = [document.createElement('canvas'), document.createElement('div')];
      const viewport = page.getViewport({ scale: scale * zoom * devicePixelRatio });
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      Object.assign(container, { className: 'textLayer', style: `--total-scale-factor: ${scale}` });
      await page.render({ canvas, viewport, intent: 'print' }).promise;
      await new TextLayer({ container, viewport, textContentSource: page.streamTextContent() }).render();
      if (!controller.signal.aborted) box.current?.replaceChildren(canvas, container);
    };
    draw().catch((error: unknown) => controller.signal.aborted || reportError(error));
    return () => controller.abort();
  }, [pdf, index, scale, zoom]);
  return <div ref={box} className={styles.pdf} />;
}

/** Returns a function that reads the text of all pages, on its first call only. */
function createTextLoader(pdf: PDFDocumentProxy): () => Promise<readonly SearchPage[]> {
  let texts: Promise<readonly SearchPage[]> | undefined;
  const read = async (page: number) => {
    const { items } = await (await pdf.getPage(page + 1)).getTextContent();
    return { page, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
  };
  return () => (texts ??= Promise.all(Array.from({ length: pdf.numPages }, (_, page) => read(page))));
}

export function PdfViewer({ url, scale, ...size }: { url: string; scale: number; width: number; height: number }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const loading = getDocument(url);
    loading.promise.then(setPdf, (error: unknown) => loading.destroyed || reportError(error));
    return () => void loading.destroy();
  }, [url]);
  const searchIndex = useMemo(() => (pdf ? createTextLoader(pdf) : []), [pdf]);
  const renderPage = (index: number) => <>{pdf && <PdfPage {...{ pdf, index, scale, zoom }} />}</>;
  return (
    <FlipbookProvider>
      <FlipbookSearch className={toolbar.search} index={searchIndex} limit={3} />
      <div className={toolbar.bar}>
        <FlipbookZoom zoom={zoom} onZoomChange={setZoom} style={{ inlineSize: 2 * size.width }}>
          <Flipbook
            aria-label="PDF"
            dragFrom="edges"
            pageCount={pdf?.numPages ?? 0}
            renderPage={renderPage}
            {...size}
          />
        </FlipbookZoom>
        <input type="button" value="Zoom out" onClick={() => setZoom(Math.max(1, zoom - 0.5))} />
        <input type="button" value="Zoom in" onClick={() => setZoom(Math.min(zoom + 0.5, 4))} />
      </div>
    </FlipbookProvider>
  );
}
