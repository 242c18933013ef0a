import { memo, useState } from 'react';
import { PageContext } from './BookContext.tsx';
import type { ChildPage } from './childPages.tsx';
import type { Page } from './engine/pages.ts';
import type { Side } from './engine/spreads.ts';
import styles from './PageSlot.module.css';

export type RenderedPage = Pick<Page, 'name' | 'density'> & Pick<ChildPage, 'content'>;

/** Separate props for the page's name, because `memo` compares props one by one. */
interface PageSlotProps {
  /** The page's accessible name. A page without a name is no group. */
  readonly 'aria-label'?: string;
  /** The ids of the elements that name the page. */
  readonly 'aria-labelledby'?: string;
  /** A hard page turns as a board; a soft one folds. */
  readonly density: RenderedPage['density'] | undefined;
  /** The page's element, from the book's `children`. */
  readonly content: RenderedPage['content'];
  /** The number of the page, from 0. */
  readonly index: number;
  /** The page's side before any script runs; `null` when it is not visible. */
  readonly side: Side | null;
  /** Renders a page on demand, in place of `content` and the name. */
  readonly pageAt: ((index: number) => RenderedPage) | undefined;
}

/** Keeps its first position and visibility: after React has rendered them, the view writes both. */
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
