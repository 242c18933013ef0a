import { type RefObject, useLayoutEffect, useState } from 'react';
import { pageHeightPx, pageWidthPx } from '../content/print/pageMetrics.ts';

/** The size of a page of the manual, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const printed: PageSize = { width: pageWidthPx, height: pageHeightPx };

/**
 * The size of a page in the box that the style sheet has made for the book: that of the printed page, or, in the pocket
 * edition, that of the box. Until it is measured it is that of the printed page, as on the server.
 *
 * @param box the box of the whole book, one page wide or two
 */
export function usePageSize(box: RefObject<HTMLElement | null>): PageSize {
  const [size, setSize] = useState(printed);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      // Chromium lays the page out for paper before it draws it there: that is not another window.
      if (window.matchMedia('print').matches) return;
      const { width, height } = getComputedStyle(element);
      const measured = { width: Math.min(Number.parseFloat(width), pageWidthPx), height: Number.parseFloat(height) };
      if (!(measured.width > 0 && measured.height > 0)) return;
      setSize((before) => (before.width === measured.width && before.height === measured.height ? before : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return size;
}
