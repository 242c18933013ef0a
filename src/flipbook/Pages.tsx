import { memo, type RefObject, useSyncExternalStore } from 'react';
import type { BookChannel, PublishedBook } from './BookContext.ts';
import type { ChildPage } from './childPages.tsx';
import type { Page } from './engine/pages.ts';
import { pagesToMake } from './engine/snapshot.ts';
import type { Spread } from './engine/spreads.ts';
import styles from './PageSlot.module.css';
import { type DrawnPage, PageSlot } from './PageSlot.tsx';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import type { Controller } from './view/controller.ts';

/** A book that makes all its pages does not ask which. */
const noopSubscribe: BookChannel['subscribe'] = () => () => {};

interface PagesProps extends Spread {
  readonly listed: readonly (Pick<Page, 'index'> & Pick<ChildPage, 'key'> & Partial<DrawnPage>)[];
  /** Makes a page that the list does not have. */
  readonly pageAt: ((index: number) => DrawnPage) | undefined;
  /** How many pages are made each side of the open ones; `undefined` makes all. */
  readonly overscan: number | undefined;
  /** Whether all are made for once. */
  readonly makesAll: boolean;
  readonly store: BookChannel;
  readonly controller: RefObject<Controller | null>;
}

/**
 * The pages in order; `start` and `end` lie open before any script runs. A component of its own, drawn again only when
 * the list changes, or which of it are made: a turn in a book of 2,000 pages must not cost 2,000 comparisons.
 */
export const Pages = memo(function Pages(props: PagesProps) {
  const { listed, pageAt, start, end, overscan, makesAll, store, controller } = props;
  const isPartial = overscan !== undefined;
  // A server, and the first frame, make what lies open alone.
  const keysOf = (book: PublishedBook | null): string =>
    book && isPartial
      ? JSON.stringify(
          pagesToMake(book.moment, book === store.first ? null : overscan).map((index) => book.pages[index]?.key),
        )
      : '[]';
  // A string: lists of the same keys are the same. What a store tells is drawn in the same task, before the next frame.
  const keys = useSyncExternalStore(
    isPartial ? store.subscribe : noopSubscribe,
    () => keysOf(store.get()),
    () => keysOf(store.first),
  );
  const near = new Set<string>(JSON.parse(keys));
  const renderedPages = isPartial && !makesAll ? listed.filter(({ key }) => near.has(key)) : listed;
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
      {/* The white back of a leaf where one page is shown at a time. In sight while one turns, and never read out. */}
      <div className={styles.page} aria-hidden="true" data-part="blank">
        <div data-part="cut">
          <div data-part="sheet" />
        </div>
      </div>
    </>
  );
});
