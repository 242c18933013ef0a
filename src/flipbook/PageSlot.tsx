import { memo, useState } from 'react';
import { PageContext } from './BookContext.tsx';
import type { ChildPage } from './childPages.tsx';
import type { Page } from './engine/pages.ts';
import type { Side } from './engine/spreads.ts';
import styles from './PageSlot.module.css';

export type RenderedPage = Pick<Page, 'name' | 'density'> & Pick<ChildPage, 'content'>;

/** Separate props for the page's name, because `memo` compares props one by one. */
interface PageSlotProps {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly density: RenderedPage['density'] | undefined;
  readonly content: RenderedPage['content'];
  readonly index: number;
  /** The page's side before any script runs; `null` when it is not visible. */
  readonly side: Side | null;
  /** Renders a page on demand, in place of `content` and the name. */
  readonly pageAt: ((index: number) => RenderedPage) | undefined;
}

/** Keeps its initial side and visibility: after the first render, the view writes both. */
export const PageSlot = memo(function PageSlot(props: PageSlotProps) {
  const { index, side, pageAt, density, content, ...ownName } = props;
  const page = pageAt?.(index);
  const name = page ? { ...page.name } : ownName;
  const [initialSide] = useState(side);
  return (
    <div
      className={styles.page}
      role={Object.keys(name).length > 0 ? 'group' : undefined}
      {...name}
      data-part="page"
      data-index={index}
      data-density={page ? page.density : density}
      data-side={initialSide ?? undefined}
      hidden={initialSide === null}
    >
      <div data-part="clip">
        <div data-part="sheet">
          <PageContext.Provider value={index}>{page ? page.content : content}</PageContext.Provider>
        </div>
      </div>
    </div>
  );
});
