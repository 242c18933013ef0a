import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Corner, FlipbookProps } from 'react-page-turn';
import { usePageAddress } from 'react-page-turn/address';
import { InitiallyHiddenContext } from '../art/DrawingPaths.tsx';
import type { Content } from '../resume/Content.ts';
import { usePosition } from '../visit/usePosition.ts';
import { useVisit } from '../visit/useVisit.ts';
import type { ManualView } from '../visit/Visit.ts';
import styles from './Booklet.module.css';
import { BookView } from './BookView.tsx';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import { bookletPages, pageCount } from './bookletPages.tsx';
import scale from './bookScale.module.css';
import metrics from './pageMetrics.module.css';
import type { SiteCode } from './pages/BackCoverPage.tsx';
import { TextView } from './TextView.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useDocumentKeys } from './useDocumentKeys.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export interface PageTurner {
  /** Turns one page back or forward. @param corner the paper corner to lift */
  turn(direction: 'back' | 'forward', corner?: Corner): void;
  /** Opens a zero-based page, with a turn or at once. */
  open(page: number, isInstant: boolean): void;
}

export interface ReaderProps {
  /** The view's `id`, for the `aria-controls` of the buttons. */
  id: string;
  name: string;
  pages: readonly ReactElement[];
  /** The zero-based page that is open, or at the top of the window. */
  page: number;
  /** Called with the zero-based page after a turn or a scroll to it. */
  onPage: (page: number) => void;
  /** Not called `ref`, because React 18 does not pass that to function components. */
  turnerRef: Ref<PageTurner>;
}

/** Matches windows that are wide enough for two pages side by side. */
const spreadQuery = '(width >= 1280px)';

export interface BookletProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** The owner's content. */
  content: Content;
  /** The QR code for the back cover. Without it, the cover has only the site's address. */
  code?: SiteCode | undefined;
  /** The URL of the full résumé, to which the counts of omitted entries link. */
  resumeUrl?: string | undefined;
  /** The zero-based page that is open at first. @default 0 */
  startPage?: number | undefined;
  /** Freezes a turn, for pictures. See `Flipbook`. */
  turn?: FlipbookProps['turn'];
  /** Whether a corner lifts, once per device, to show an idle visitor that pages turn. @default false */
  showsCorner?: boolean;
  /** Whether the URL's hash names the open page (`#page=3`), and Back and reload restore it. @default false */
  inAddress?: boolean;
  /** Overrides some of the messages. */
  messages?: BookletMessages | undefined;
  /** A decorative picture behind the open flipbook. The text view has none. */
  background?: ReactNode;
  /** Further links, between the buttons or below them. */
  children?: ReactNode;
}

/**
 * The résumé as the manual from the game's box: two covers and six pages, in a flipbook. Pages are
 * 640 x 600 and scale down to four fifths; in less space, the pocket edition has its own layout.
 * When the window's width crosses 1280 px, a new flipbook, at its start page, replaces the old one.
 * The visit remembers whether the manual is read as a flipbook or as one scrolling text.
 * The style sheets describe the knobs (`--booklet-…`), except for `--booklet-outside`, the height of
 * everything that shares the window with the flipbook, and `--booklet-foot`, the height below the text
 * view's bar.
 * @throws outside a `VisitProvider`
 */
export function Booklet({
  content,
  code,
  resumeUrl,
  startPage = 0,
  turn: frozenTurn,
  showsCorner = false,
  inAddress = false,
  messages,
  background,
  className,
  children,
  ...rest
}: BookletProps) {
  const { company, manualView, setManualView } = useVisit();
  const deferredView = useDeferredValue(manualView);
  const crossings = useCrossings(spreadQuery);
  const turner = useRef<PageTurner>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const initialScrollY = useInitialScrollY();
  const [position, setPosition] = useState<BookletPosition>({ crossings, page: startPage });
  // After a switch, the pages render in a transition, so that the switch responds at once. A stored
  // view renders without a transition.
  const view = position.switchedAt === undefined ? manualView : deferredView;
  if (position.crossings !== crossings)
    setPosition(manualView === 'text' ? { ...position, crossings } : { crossings, page: startPage });
  useDocumentKeys(root, turner, content.direction);
  const openPage = (page: number, isInstant: boolean) => {
    // Sets the page at which the text view or the next view opens. After a reload, the text view
    // keeps the window's scroll position instead.
    if (!isInstant || !initialScrollY.current) setPosition((before) => positionAt(before, page));
    turner.current?.open(page, isInstant);
  };
  usePageAddress({ openPages: inAddress ? [position.page] : [], pageCount, isComplete: true, onAddress: openPage });
  usePosition({
    name: 'manual',
    position: inAddress ? { page: position.page } : undefined,
    onReturn: ({ page }) => openPage(page, true),
  });

  // Forces a second render before paint, so that a remembered text view never flashes the book.
  useLayoutEffect(() => setPosition((before) => ({ ...before })), []);

  const setPage = useCallback((page: number) => setPosition((before) => ({ ...before, page })), []);
  const switchTo = (nextView: ManualView) => {
    setPosition((before) => positionAt(before, before.page));
    setManualView(nextView);
  };
  const turn: PageTurner['turn'] = (direction) => {
    if (view === manualView) turner.current?.turn(direction);
    // The selected view has not rendered yet. It will open at this page.
    else setPosition((before) => positionAt(before, before.page + (direction === 'forward' ? 1 : -1)));
  };

  const name = messages?.name ?? bookletMessages.name;
  const onOpen = useCallback((page: number) => turner.current?.open(page, false), []);
  const pages = useMemo(
    () => bookletPages({ content, company, code, messages, resumeUrl, onOpen }),
    [content, company, code, messages, resumeUrl, onOpen],
  );
  const { page, switchedAt } = position;
  const readerProps = { id, turnerRef: turner, name, pages, page, onPage: setPage };
  return (
    // A closed book shows only its cover. If it opens elsewhere, any page may be visible.
    <InitiallyHiddenContext.Provider value={startPage === 0}>
      <div
        {...rest}
        ref={root}
        data-view={view}
        data-page={page + 1}
        className={clsx(metrics.manual, styles.booklet, className)}
      >
        <div className={styles.parts}>
          {view === 'book' && (
            <BookView
              key={crossings}
              {...readerProps}
              messages={messages}
              direction={content.direction}
              startPage={switchedAt ?? startPage}
              isSwitchedTo={switchedAt !== undefined}
              turn={frozenTurn}
              showsCorner={showsCorner}
              background={background}
            />
          )}
          <TurnBar
            className={clsx(scale.scale, styles.bar)}
            aria-controls={id}
            messages={messages?.turn}
            atStart={page === 0}
            atEnd={page === pageCount - 1}
            onTurn={turn}
          >
            <ViewSwitch view={manualView} onView={switchTo} messages={messages?.view} />
          </TurnBar>
          {/* After the bar, so that the bar and its focused button stay in place. */}
          {view === 'text' && (
            <TextView
              {...readerProps}
              opensAt={switchedAt ?? (startPage || undefined)}
              initialScrollY={initialScrollY}
            />
          )}
          {children !== undefined && (
            <div className={styles.more} aria-controls={id}>
              {children}
            </div>
          )}
        </div>
      </div>
    </InitiallyHiddenContext.Provider>
  );
}

const positionAt = (position: BookletPosition, requestedPage: number): BookletPosition => {
  const page = Math.max(0, Math.min(requestedPage, pageCount - 1));
  return { ...position, page, switchedAt: page };
};

interface BookletPosition {
  /** The count of `useCrossings` for which the position holds. */
  readonly crossings: number;
  /** The zero-based open page. */
  readonly page: number;
  /** The page at which the view opens after a switch, or from the URL. A new book has none. */
  readonly switchedAt?: number;
}

/** Counts how often the window has crossed a media query: a key for parts that must remount. */
function useCrossings(query: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const list = window.matchMedia(query);
    const onChange = () => setCount((before) => before + 1);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query]);
  return count;
}

/**
 * The window's scroll position in CSS px, read before the layout effects of children: hydration first
 * renders the book, which is shorter.
 */
function useInitialScrollY(): RefObject<number | undefined> {
  const scroll = useRef<number>(undefined);
  useInsertionEffect(() => {
    scroll.current = window.scrollY;
  }, []);
  return scroll;
}
