import { clsx } from 'clsx/lite';
import {
  type CSSProperties,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { childPages } from './childPages.tsx';
import { createPageFlip } from './compat/createPageFlip.ts';
import styles from './compat/DropIn.module.css';
import type { PageFlip, PageFlipEvents, PageFlipHandler } from './compat/PageFlip.ts';
import { keepPageFlipClasses, overrideSizes } from './compat/pageFlipStyles.ts';
import { readLoosely } from './compat/readLoosely.ts';
import { type FlipbookSettings, validateSettings } from './engine/settings.ts';
import { Flipbook } from './Flipbook.tsx';
import type { FlipbookHandle } from './FlipbookHandle.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

export type {
  FlipController,
  PageFlip,
  PageFlipEvent,
  PageFlipEvents,
  PageFlipHandler,
  PageList,
  PageRect,
} from './compat/PageFlip.ts';
export type { BookReport } from './view/BookProps.ts';

/** Props of {@link HTMLFlipBook}: settings and handlers with the names of `react-pageflip`. */
export interface HTMLFlipBookProps extends FlipbookSettings {
  /** The pages: any elements, including those in fragments and arrays. */
  children?: ReactNode;
  /** Class of the book's element, in addition to `stf__parent`. */
  className?: string | undefined;
  /** Style of the book's element. */
  style?: CSSProperties | undefined;
  /** Accessible name of the book. */
  'aria-label'?: string | undefined;
  /** Id of the element that names the book. */
  'aria-labelledby'?: string | undefined;
  /**
   * Whether keys turn pages while the focus is in the book, which Tab then reaches. Off, because an
   * app written for `react-pageflip` may handle keys itself. @default false
   */
  keyboard?: boolean | undefined;
  /** Whether the book ignores new children until their number changes. @default false */
  renderOnlyPageLengthChange?: boolean | undefined;
  /**
   * Renders only this many pages on each side of the open ones. Find-in-page misses the rest.
   * @default all
   */
  renderWindow?: number | undefined;
  /** Called when a turn lands. `data`: the open page, counted from 0. */
  onFlip?: PageFlipHandler<PageFlipEvents['flip']> | undefined;
  /** Called when the book switches between one page and two. `data`: 'portrait' or 'landscape'. */
  onChangeOrientation?: PageFlipHandler<PageFlipEvents['changeOrientation']> | undefined;
  /** Called when the state changes. `data`: `read`, `fold_corner`, `user_fold` or `flipping`. */
  onChangeState?: PageFlipHandler<PageFlipEvents['changeState']> | undefined;
  /** Called when the start page is painted. `data`: `{ page, mode }`. */
  onInit?: PageFlipHandler<PageFlipEvents['init']> | undefined;
  /** Called when the list of pages changes. `data`: `{ page, mode }`. */
  onUpdate?: PageFlipHandler<PageFlipEvents['update']> | undefined;
}

/** The value of the `ref` of an {@link HTMLFlipBook}. */
export interface HTMLFlipBookRef {
  /** Returns the book's methods, always the same object. */
  pageFlip(): PageFlip;
}

interface RefProps {
  /** Receives an {@link HTMLFlipBookRef}, whatever its declared type. */
  // biome-ignore lint/suspicious/noExplicitAny: the type in `react-pageflip`; no other accepts every ref callback
  ref?: Ref<any> | undefined;
}

/** Replaces `maxHeight`, because `page-flip` ignores it. */
const unlimitedPx = 1_000_000;

/**
 * The book with the interface of `react-pageflip`: change the import and keep the rest.
 * @throws while rendering, if `size`, `width`, `height` or `flippingTime` is invalid
 * @import import HTMLFlipBook from 'react-page-turn/react-pageflip';
 */
// biome-ignore lint/suspicious/noReactForwardRef: React 18 passes refs in no other way
const HTMLFlipBook: ForwardRefExoticComponent<HTMLFlipBookProps & RefProps> = forwardRef<unknown, HTMLFlipBookProps>(
  function HTMLFlipBook(props, ref) {
    const { children, className, style, renderOnlyPageLengthChange = false, onFlip, onChangeOrientation } = props;
    const { onChangeState, onInit, onUpdate, ...rest } = props;
    const book = useRef<FlipbookHandle>(null);
    const latest = useRef<FlipbookSettings>(rest);
    const renderedChildren = useRef(children);
    const [isRemoved, setIsRemoved] = useState(false);
    const [startPage, setStartPage] = useState<number>();
    const [{ pageFlip, emit, notePress }] = useState(() =>
      createPageFlip({
        book: () => book.current,
        settings: () => validateSettings(latest.current, readLoosely),
        remove: () => setIsRemoved(true),
      }),
    );

    const options = validateSettings(rest, readLoosely);
    const { width, height } = options;
    // Render the book once there is a page. If its start page is missing, it opens at page 0.
    const isEmpty = startPage === undefined;
    if (isEmpty) {
      const { length } = childPages(children);
      const hasPage = rest.startPage === options.startPage && options.startPage < length;
      if (length > 0) setStartPage(hasPage ? options.startPage : 0);
    }
    const keepsPages =
      renderOnlyPageLengthChange && childPages(renderedChildren.current).length === childPages(children).length;
    const pages = keepsPages ? renderedChildren.current : children;
    useBrowserLayoutEffect(() => {
      latest.current = rest;
      renderedChildren.current = pages;
      const element = book.current?.getElement();
      if (element) overrideSizes(element, options.autoSize);
    });
    // When React restores the effects of a destroyed book, the book appears again.
    useBrowserLayoutEffect(() => setIsRemoved(false), []);
    useBrowserLayoutEffect(() => {
      const element = isRemoved || isEmpty ? null : book.current?.getElement();
      element?.style.setProperty('--page-ratio', String(height / width));
      return element ? keepPageFlipClasses(element) : undefined;
    }, [isRemoved, isEmpty, width, height]);
    useImperativeHandle(ref, () => ({ pageFlip: () => pageFlip }), [pageFlip]);

    if (isRemoved) return null;
    // biome-ignore lint/nursery/noInlineStyles: the user's own style, on the element in the book's place
    if (isEmpty) return <div className={className} style={style} />;
    return (
      // Other props that an app passes to `react-pageflip` must not become attributes.
      <Flipbook
        {...options}
        maxHeight={unlimitedPx}
        startPage={startPage}
        overscan={props.renderWindow}
        isDropIn
        turnBy={{ keys: Boolean(props.keyboard) }}
        // Without `keyboard`, the app handles Escape, too.
        data-keys={props.keyboard ? undefined : 'none'}
        ref={book}
        className={clsx('stf__parent', styles.dropIn, className)}
        style={style}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        onPointerDownCapture={notePress}
        onFlip={(data) => emit('flip', data, onFlip)}
        onChangeOrientation={(data) => emit('changeOrientation', data, onChangeOrientation)}
        onChangeState={(data) => emit('changeState', data, onChangeState)}
        onInit={(data) => emit('init', data, onInit)}
        onUpdate={(data) => emit('update', data, onUpdate)}
      >
        {pages}
      </Flipbook>
    );
  },
);

export default HTMLFlipBook;
