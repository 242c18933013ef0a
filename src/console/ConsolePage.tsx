import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './ConsolePage.module.css';

/** What {@link ConsolePage} takes: a heading, and whatever an `<article>` does. */
export interface ConsolePageProps extends ComponentProps<'article'> {
  /** The page's heading. It can be given focus, which is how a reader is brought to a new page. */
  heading: ReactNode;
}

/** The frame of each of the console's pages: an article under its heading. */
export function ConsolePage({ heading, children, className, ...rest }: ConsolePageProps) {
  const headingId = useId();
  return (
    <article {...rest} className={[styles.page, className].filter(Boolean).join(' ')} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} data-page-heading="" dir="auto">
        {heading}
      </h2>
      {children}
    </article>
  );
}
