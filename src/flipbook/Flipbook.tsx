import { clsx } from 'clsx/lite';
import {
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useContext,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { BookContext, createBookChannel, PageContext, type PublishedBook } from './BookContext.tsx';
import centeredCover from './CenteredCover.module.css';
import { childPages } from './childPages.tsx';
import { flipbookError } from './engine/flipbookError.ts';
import { fixedOrientation } from './engine/outline.ts';
import { type PageAttributes, pageOf, pagesFrom } from './engine/pages.ts';
import type { PublishedState } from './engine/publishedState.ts';
import { validateSettings, withoutSettings } from './engine/settings.ts';
import { firstOpenPage, loneSide, openSpread } from './engine/spreads.ts';
import styles from './Flipbook.module.css';
import { type FlipbookHandle, handleOf } from './FlipbookHandle.ts';
import type { FlipbookBaseProps, FlipbookOnDemandProps, FlipbookProps } from './FlipbookProps.ts';
import './addons.css';
import { Pages } from './Pages.tsx';
import paper from './Paper.module.css';
import { StatusRegion } from './StatusRegion.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { validProps } from './validProps.ts';
import { sizeAttributes, turnsByKeys } from './view/bookSizes.ts';
import type { Controller } from './view/controller.ts';

/** The first overload is repeated, because Storybook shows the first one and other tools the last one. */
interface FlipbookComponent {
  (props: FlipbookProps & RefAttributes<FlipbookHandle>): ReactNode;
  (props: FlipbookOnDemandProps & RefAttributes<FlipbookHandle>): ReactNode;
  (props: FlipbookProps & RefAttributes<FlipbookHandle>): ReactNode;
}

/**
 * A book whose pages turn by drag, swipe, click, keys, buttons or script. Every child is a page.
 * @throws while rendering, if `size`, `width`, `height`, `flippingTime` or `renderPage` is invalid, or
 * if there are both children and `renderPage`, or only one of `pageCount` and `renderPage`
 * @import import { Flipbook } from 'react-page-turn';
 */
// biome-ignore lint/suspicious/noReactForwardRef: React 18 passes refs in no other way
export const Flipbook: FlipbookComponent = forwardRef<FlipbookHandle, FlipbookBaseProps>(
  function Flipbook(rawProps, ref) {
    const props = validProps(rawProps);
    const {
      children,
      pageCount,
      renderPage,
      overscan = renderPage && 2,
      pageLabel,
      className,
      page,
      onPageChange,
      onTurnStart,
      onTurnEnd,
      onTurnProgress,
      direction = 'ltr',
      dragFrom,
      turnBy,
      isDropIn,
      riffle,
      pauseMediaOutOfView,
      layout,
      cover,
      centerCover,
      turn,
      buttons = false,
      edges,
      onFlip,
      onChangeState,
      onChangeOrientation,
      onInit,
      onUpdate,
      pageName = defaultPageName,
      announcement = defaultAnnouncement,
      onPointerDown,
      onKeyDown,
      ...rest
    } = props;
    const settings = validateSettings(rest);
    const { showCover, startPage, usePortrait } = settings;
    if (!renderPage !== (pageCount === undefined) || (renderPage && children != null))
      throw flipbookError('invalid-pages', 'Invalid pages. Give children, or pageCount and renderPage.');
    if (renderPage && typeof renderPage !== 'function')
      throw flipbookError(
        'invalid-pages',
        `Invalid renderPage: a value of type ${typeof renderPage}. Give a function: renderPage={(index) => <Page index={index} />}`,
      );
    // Memoized, so that a turn renders no page again.
    const { pages, pageAt } = useMemo(() => {
      const options = { showCover, cover, pageName, pageLabel };
      if (!renderPage || pageCount === undefined) return { pages: pagesFrom(childPages(children), options) };
      return {
        pages: Array.from({ length: pageCount }, (_, index) => ({ key: String(index), index })),
        pageAt: (index: number) => {
          const content = renderPage(index);
          // Plain JavaScript may return anything as a page.
          const pageProps: PageAttributes = Object(content?.props);
          return { ...pageOf(pageProps, { index, count: pageCount, ...options }), content };
        },
      };
    }, [renderPage, pageCount, children, showCover, cover, pageName, pageLabel]);
    const count = pages.length;
    const [rendersAll, setRendersAll] = useState(false);
    const [firstPage] = useState(page ?? startPage);

    // If the space decides, two open pages render first. The style sheet hides one if only one fits.
    const orientation = fixedOrientation(usePortrait, layout);
    const binding = { pageCount: count, orientation: orientation ?? 'landscape', showCover } as const;
    const openPage = firstOpenPage(firstPage, binding);
    const { start, end } = openSpread(openPage, binding);
    // After the first render, the view writes `data-alone`.
    const [firstLoneSide] = useState(loneSide({ start, end }, direction === 'rtl'));
    const isFirstAtEnd = start === null || end === firstOpenPage(firstPage, { ...binding, orientation: 'portrait' });

    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);

    const statusOf = (openPages: readonly number[], titles: readonly string[]): string => {
      const positions = openPages.map((index) => index + 1);
      const labels = openPages.map((index, position) => pageLabel?.(index) ?? titles[position] ?? '');
      return openPages.length > 0 ? announcement(positions, count, labels) : '';
    };
    const controller = useRef<Controller | null>(null);
    const [handle] = useState(() => handleOf(controller));
    useImperativeHandle(ref, () => handle, [handle]);
    const isOnPage = useContext(PageContext) !== null;
    const context = useContext(BookContext);
    const providerStore = isOnPage ? null : context;
    const [store] = useState(() =>
      createBookChannel<PublishedBook>({
        published: { state: { page: openPage, motion: { phase: 'read' } }, binding },
        handle,
        pages,
        direction,
      }),
    );
    const publish = (published: PublishedState): void => {
      for (const contextStore of [store, providerStore]) contextStore?.set({ published, handle, pages, direction });
    };
    useBrowserLayoutEffect(() => () => providerStore?.set(null), [providerStore]);
    useBrowserLayoutEffect(() => controller.current?.reportRender());

    return (
      <div
        role="group"
        aria-roledescription="book"
        tabIndex={turnsByKeys(turnBy) ? 0 : undefined}
        {...withoutSettings(rest, settings)}
        {...sizeAttributes(settings, turnBy)}
        data-flipbook=""
        data-direction={direction}
        data-anchor={isFirstAtEnd === (direction === 'ltr') ? 'right' : 'left'}
        data-orientation={orientation}
        data-alone={firstLoneSide}
        className={clsx(styles.flipbook, className)}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          controller.current?.listener.onPointerDown(event.nativeEvent);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          controller.current?.listener.onKeyDown(event.nativeEvent);
        }}
      >
        <StatusRegion
          configuration={{
            props,
            rawPage: rawProps.page,
            settings,
            pages,
            densityOf:
              pageAt &&
              ((index) => {
                try {
                  return pageAt(index).density;
                } catch {
                  // The page throws again when React renders it, for an error boundary.
                  return 'soft';
                }
              }),
            renderAgain,
            publish,
            // Synchronously, because printing does not wait for a render.
            renderAll: overscan === undefined ? undefined : (isPrinting) => flushSync(() => setRendersAll(isPrinting)),
            statusOf,
          }}
          firstPage={firstPage}
          controller={controller}
        />
        <div className={clsx(styles.book, paper.pages, centerCover && centeredCover.centered)} data-part="book">
          <BookContext.Provider value={store}>
            {edges}
            <Pages
              pages={pages}
              pageAt={pageAt}
              start={start}
              end={end}
              overscan={overscan}
              rendersAll={rendersAll}
              store={store}
              controller={controller}
            />
          </BookContext.Provider>
        </div>
        <div className={styles.ruler} data-part="ruler" />
        {buttons && (
          <TurnButtons
            messages={buttons === true ? {} : buttons}
            store={store}
            onTurn={(to) => void controller.current?.store.request({ to, reason: 'click' })}
          />
        )}
      </div>
    );
  },
);

function defaultPageName(position: number, count: number): string {
  return `${position} of ${count}`;
}

function defaultAnnouncement(positions: readonly number[], count: number, titles: readonly string[]): string {
  const joinedTitles = titles.filter((title) => title).join(', ');
  return `Page${positions.length > 1 ? 's' : ''} ${positions.join(' and ')} of ${count}${joinedTitles && `: ${joinedTitles}`}`;
}
