import { memo, type RefObject } from 'react';
import { type BookChannel, useChannel } from './BookContext.tsx';
import type { ChildPage } from './childPages.tsx';
import type { Page } from './engine/pages.ts';
import { pagesToRender } from './engine/publishedState.ts';
import type { Spread } from './engine/spreads.ts';
import styles from './PageSlot.module.css';
import { PageSlot, type RenderedPage } from './PageSlot.tsx';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import type { Controller } from './view/controller.ts';

interface PagesProps extends Spread {
  /** All pages of the book. Those rendered on demand have no content here. */
  readonly pages: readonly (Pick<Page, 'index'> & Pick<ChildPage, 'key'> & Partial<RenderedPage>)[];
  readonly pageAt: ((index: number) => RenderedPage) | undefined;
  /** `undefined` renders all. */
  readonly overscan: number | undefined;
  /** Whether all pages are rendered in spite of `overscan`, for printing. */
  readonly rendersAll: boolean;
  readonly store: BookChannel;
  readonly controller: RefObject<Controller | null>;
}

/** Memoized: a turn in a book of 2,000 pages must not cost 2,000 comparisons. */
export const Pages = memo(function Pages(props: PagesProps) {
  const { pages, pageAt, start, end, overscan, rendersAll, store, controller } = props;
  const isPartial = overscan !== undefined;
  // A string, so that lists of the same keys are identical. React renders a change before the next frame.
  const keys = useChannel(store, (book) => {
    if (!book || !isPartial) return '[]';
    // The server and the first frame render only the open pages.
    const indices = pagesToRender(book.published, book === store.first ? null : overscan);
    return JSON.stringify(indices.map((index) => book.pages[index]?.key));
  });
  const nearKeys = new Set<string>(JSON.parse(keys));
  const renderedPages = isPartial && !rendersAll ? pages.filter(({ key }) => nearKeys.has(key)) : pages;
  useBrowserLayoutEffect(() => {
    if (isPartial) controller.current?.onPagesRendered();
  });
  return (
    <>
      {renderedPages.map(({ key, index, name, density, content }) => (
        <PageSlot
          key={key}
          index={index}
          side={start === index ? 'start' : end === index ? 'end' : null}
          pageAt={pageAt}
          {...name}
          density={density}
          content={content}
        />
      ))}
      {/* The blank back of a turning leaf when one page is open. Hidden from screen readers. */}
      <div className={styles.page} aria-hidden="true" data-part="blank">
        <div data-part="clip">
          <div data-part="sheet" />
        </div>
      </div>
    </>
  );
});
