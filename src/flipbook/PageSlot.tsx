import { memo, useState } from 'react';
import { PageContext } from './BookContext.ts';
import type { ChildPage } from './childPages.tsx';
import type { Page } from './engine/pages.ts';
import type { Side } from './engine/spreads.ts';
import styles from './PageSlot.module.css';

/** What is drawn of a page. */
export type DrawnPage = Pick<Page, 'name' | 'density'> & Pick<ChildPage, 'content'>;

/** A page of the list with its name spread out: props are compared one by one. */
interface PageSlotProps {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly density: DrawnPage['density'] | undefined;
  readonly content: DrawnPage['content'];
  readonly index: number;
  /** Where the page lies before any script runs; `null` out of sight. */
  readonly side: Side | null;
  /** Makes a page that is made when needed; again only when this changes. */
  readonly pageAt: ((index: number) => DrawnPage) | undefined;
}

/**
 * The boxes around one page. React draws them once. From then on the view writes where they are and whether they are in
 * sight, so the first values are kept and never written again.
 */
export const PageSlot = memo(function PageSlot(props: PageSlotProps) {
  const { index, side, pageAt, density, content, ...ownName } = props;
  const page = pageAt?.(index);
  const name = page ? { ...page.name } : ownName;
  const [first] = useState(side);
  return (
    <div
      className={styles.page}
      role={Object.keys(name).length > 0 ? 'group' : undefined}
      {...name}
      data-part="page"
      data-index={index}
      data-density={page ? page.density : density}
      data-side={first ?? undefined}
      hidden={first === null}
    >
      <div data-part="cut">
        <div data-part="sheet">
          <PageContext.Provider value={index}>{page ? page.content : content}</PageContext.Provider>
        </div>
      </div>
    </div>
  );
});
