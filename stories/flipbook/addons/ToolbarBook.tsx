import { type ReactNode, useId } from 'react';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import styles from './Toolbar.module.css';

export interface ToolbarBookProps {
  /** The pages. */
  readonly children?: ReactNode;
  /** The accessible name. @default 'Book' */
  readonly label?: string;
  /** The zero-based page that is open at first. A number past the end opens the last page. */
  readonly startPage: number;
  /** The direction of the toolbar and of the flipbook's pages. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl';
  /** The label of a zero-based page, which the field shows and accepts. */
  readonly pageLabel?: (index: number) => string | undefined;
  /** Content below the toolbar. */
  readonly footer?: ReactNode;
}

/** A flipbook with all parts of the toolbar except thumbnails. */
export function ToolbarBook({ children, label = 'Book', startPage, dir = 'ltr', pageLabel, footer }: ToolbarBookProps) {
  const id = useId();
  return (
    <FlipbookProvider>
      <div className={styles.frame} dir={dir}>
        {children && (
          <Flipbook
            {...{ id, width: 210, height: 280, startPage }}
            className={styles.book}
            aria-label={label}
            direction={dir}
          >
            {children}
          </Flipbook>
        )}
        <div role="group" aria-label="Page controls" className={styles.bar} aria-controls={children ? id : undefined}>
          <Toolbar.First>first</Toolbar.First>
          <Toolbar.Previous>previous</Toolbar.Previous>
          <Toolbar.PageField pageLabel={pageLabel} />
          <Toolbar.Next>next</Toolbar.Next>
          <Toolbar.Last>last</Toolbar.Last>
          <Toolbar.Fullscreen />
          <Toolbar.Slider className={styles.slider} />
          <Toolbar.Status />
        </div>
        {footer}
      </div>
    </FlipbookProvider>
  );
}
