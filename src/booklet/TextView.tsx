import { clsx } from 'clsx';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import type { ReaderProps } from './Booklet.tsx';
import scale from './bookScale.module.css';
import frame from './ScaledBook.module.css';
import styles from './TextView.module.css';
import { usePageAtTop } from './usePageAtTop.ts';

export interface TextViewProps extends ReaderProps {
  /** The page to scroll to at first. Without it, the window stays where it is. */
  opensAt: number | undefined;
  /** The window's scroll position when the booklet started, in CSS px. Restored without `opensAt`. */
  initialScrollY: RefObject<number | undefined>;
}

/**
 * The manual as one text: all pages in order, each as long as its content, scrolled by the window.
 * Without scripts and in print, a flipbook looks the same: both use `ScaledBook.module.css`.
 */
export function TextView({ id, name, pages, opensAt, initialScrollY, page, onPage, turnerRef }: TextViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrollToPage = usePageAtTop(list, { opensAt, initialScrollY, page, onPage });
  useImperativeHandle(turnerRef, () => ({
    turn: (direction) => {
      const nextPage = direction === 'forward' ? page + 1 : page - 1;
      if (nextPage >= 0 && nextPage < pages.length) scrollToPage(nextPage);
    },
    open: scrollToPage,
  }));
  return (
    <div role="group" id={id} aria-label={name} className={clsx(scale.scale, frame.frame)} data-flowing="">
      <div className={frame.box}>
        <div ref={list} className={frame.scaled}>
          {pages.map((element) => (
            <div key={element.key} className={styles.page}>
              {element}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
