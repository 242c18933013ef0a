import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import styles from './ConsolePage.module.css';
import { PageNumberContext } from './PageNumberContext.ts';

export interface ConsolePageProps extends ComponentProps<'article'> {
  /** The page's heading. It can be given focus, which is how a reader is brought to a new page. */
  heading: ReactNode;
}

/**
 * The frame of each of the console's pages: an article under its heading. Inside it `data-window` on an element makes it
 * a box of the game, and `--dot` is a whole number of pixels, so that drawings stay crisp.
 */
export function ConsolePage({ heading, children, className, ...rest }: ConsolePageProps) {
  const headingId = useId();
  const number = useContext(PageNumberContext);
  return (
    <article {...rest} className={clsx(styles.page, className)} aria-labelledby={headingId}>
      <h2
        id={headingId}
        className={styles.heading}
        tabIndex={-1}
        data-page-heading=""
        data-page={number?.page}
        data-page-number={number?.pageNumber || undefined}
        dir="auto"
      >
        <span>{heading}</span>
      </h2>
      {children}
    </article>
  );
}
