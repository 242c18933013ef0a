import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import type { ConsoleView } from '../engine/consoleView.ts';
import styles from './ConsolePage.module.css';
import rowHeight from './rowHeight.module.css';
import wordSizes from './wordSize.module.css';
import { wordSize } from './wordSize.ts';

/** The page's position, as a number and as the text `2/9`; `undefined` outside a console. */
export const PageNumberContext = createContext<Pick<ConsoleView, 'page' | 'pageNumber'> | undefined>(undefined);

export interface ConsolePageProps extends ComponentProps<'article'> {
  /** The page's heading. It is focusable, so that screen readers start there on a new page. */
  heading: ReactNode;
}

/**
 * The frame of a console page. `data-window` turns an element on it into a game window. The frame
 * sets `--dot` to a whole number of pixels, so that pictures stay sharp.
 */
export function ConsolePage({ heading, children, className, ...rest }: ConsolePageProps) {
  const headingId = useId();
  const title = typeof heading === 'string' ? heading : undefined;
  const position = useContext(PageNumberContext);
  return (
    <article
      {...rest}
      className={clsx(styles.page, rowHeight.page, wordSizes.page, className)}
      aria-labelledby={headingId}
    >
      <h2
        id={headingId}
        className={styles.heading}
        tabIndex={-1}
        data-page-heading=""
        data-page={position?.page}
        data-page-number={position?.pageNumber || undefined}
        dir="auto"
      >
        <span data-word={title && wordSize(title)} data-title={title && titleLength(title)}>
          {heading}
        </span>
      </h2>
      {children}
    </article>
  );
}

/** Titles that need another font to fit on one line: `longer` on a phone, `long` on a small phone. */
function titleLength({ length }: string): 'longer' | 'long' | undefined {
  if (length > 14) return 'longer';
  return length > 13 ? 'long' : undefined;
}
