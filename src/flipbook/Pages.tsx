import { memo } from 'react';
import type { ChildPage } from './childPages.tsx';
import type { Page } from './engine/pages.ts';
import type { Spread } from './engine/spreads.ts';
import styles from './PageSlot.module.css';
import { PageSlot } from './PageSlot.tsx';

interface PagesProps extends Spread {
  readonly listed: readonly (ChildPage & Page)[];
}

/**
 * All pages in order; `start` and `end` lie open before any script runs. A component of its own, drawn again only when
 * the list changes: a turn in a book of 2,000 pages must not cost 2,000 comparisons.
 */
export const Pages = memo(function Pages({ listed, start, end }: PagesProps) {
  return (
    <>
      {listed.map(({ key, name, content, density, index }) => (
        <PageSlot
          key={key}
          {...name}
          density={density}
          index={index}
          side={start === index ? 'start' : end === index ? 'end' : null}
        >
          {content}
        </PageSlot>
      ))}
      {/* The white back of a leaf where one page is shown at a time. In sight while one turns, and never read out. */}
      <div className={styles.page} aria-hidden="true" data-part="blank">
        <div data-part="cut">
          <div data-part="sheet" />
        </div>
      </div>
    </>
  );
});
