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
import { OutOfSightContext } from '../art/DrawnPaths.tsx';
import type { Content } from '../content/Content.ts';
import { useVisit } from '../visit/useVisit.ts';
import type { ManualView } from '../visit/Visit.ts';
import styles from './Booklet.module.css';
import { BookView } from './BookView.tsx';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import { bookletPages, pageCount } from './bookletPages.tsx';
import metrics from './pageMetrics.module.css';
import type { SiteCode } from './pages/BackCoverPage.tsx';
import { TextView } from './TextView.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useDocumentKeys } from './useDocumentKeys.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** What turns the manual's pages, whichever way it is read. */
export interface PageTurner {
  /** A page back or on. @param corner - where a page of paper is lifted */
  turn(direction: 'back' | 'forward', corner?: Corner): void;
  /** Opens a page, counted from 0. */
  open(page: number, isAtOnce: boolean): void;
}

/** What shows the manual's pages, whichever way it is read. */
export interface ReaderProps {
  /** Named by what stands beside it and controls it. */
  id: string;
  name: string;
  pages: readonly ReactElement[];
  /** The page that is open, or at the window's top, counted from 0. */
  page: number;
  onPage: (page: number) => void;
  /** Given what turns its pages. Not `ref`: React 18 hands that to no function. */
  turnerRef: Ref<PageTurner>;
}

/** From this width on, in CSS pixels, the booklet lies open with two pages side by side. */
const spreadFrom = '(width >= 1280px)';

export interface BookletProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** The QR code of the site's address, for the back cover. Without it the address stands alone. */
  code?: SiteCode | undefined;
  /** The page that is open at first, counted from 0. @default 0 */
  defaultPage?: number | undefined;
  /** Holds a turn still at some moment, for pictures. See `Flipbook`. */
  turn?: FlipbookProps['turn'];
  /** Whether a corner of the book rises a little, once on a device, for a visitor who does nothing. @default false */
  showsCorner?: boolean;
  /** Whether the window's address names the open page: `#page=3`. It is then opened there. @default false */
  inAddress?: boolean;
  /** Replaces some of the fixed words. */
  messages?: BookletMessages | undefined;
  /** What the book lies on: a picture behind it, in the box of the open book, and hidden from readers. A text lies on nothing. */
  background?: ReactNode;
  /** Stands in a row with the buttons, or below them: what else there is to take. */
  children?: ReactNode;
}

/**
 * The résumé as the manual that came in the game's box: two covers and six pages between them, in a book that turns.
 * Letter and quest are those of the company that the visit knows. It is drawn at 640 x 600 a page and scaled down a little
 * as a whole where the window is a little smaller; where that would be less than four fifths, its pages are set anew for
 * the room there is. A window crossing 1280 px gets a new book, closed.
 *
 * The visit knows whether it is read as a book or as one text that the window scrolls. A switch changes that, and keeps the
 * page.
 *
 * Knobs: `--booklet-outside`, the height of all that shares the window with the book; `--booklet-below`, the space
 * between the book and its buttons; `--booklet-gutter`, the space between the
 * booklet and the window on either side, which the book takes where it needs it.
 *
 * @throws outside a `VisitProvider`
 */
export function Booklet({
  content,
  code,
  defaultPage = 0,
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
  const followingView = useDeferredValue(manualView);
  const crossings = useCrossings(spreadFrom);
  const turner = useRef<PageTurner>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const scrollAtStart = useScrollAtStart();
  const [position, setPlace] = useState<BookletPosition>({ crossings, page: defaultPage });
  // The switch is pressed in the next frame already; eight pages follow in a render of their own. What a device remembers
  // does not wait.
  const view = position.switchedAt === undefined ? manualView : followingView;
  if (position.crossings !== crossings)
    setPlace(manualView === 'text' ? { ...position, crossings } : { crossings, page: defaultPage });
  useDocumentKeys(root, turner, content.direction);
  usePageAddress({
    openPages: inAddress ? [position.page] : [],
    pageCount,
    onAddress: (page, isFirst) => {
      // For the view that comes, if there is another one than is shown. After a reload a text stays where the window is scrolled to.
      if (!isFirst || !scrollAtStart.current) setPlace((before) => openedAt(before, page));
      turner.current?.open(page, isFirst);
    },
  });

  // Hydration renders the book. React reads stores again before it renders what a layout effect has changed, so a text that the
  // device remembers is there in the first frame.
  useLayoutEffect(() => setPlace((before) => ({ ...before })), []);

  const setPage = useCallback((page: number) => setPlace((before) => ({ ...before, page })), []);
  const switchTo = (other: ManualView) => {
    setPlace((before) => openedAt(before, before.page));
    setManualView(other);
  };
  const turn: PageTurner['turn'] = (direction) => {
    if (view === manualView) turner.current?.turn(direction);
    // The view that comes opens there.
    else setPlace((before) => openedAt(before, before.page + (direction === 'forward' ? 1 : -1)));
  };

  const name = messages?.name ?? bookletMessages.name;
  const pages = useMemo(() => bookletPages({ content, company, code, messages }), [content, company, code, messages]);
  const { page, switchedAt } = position;
  const reader = { id, turnerRef: turner, name, pages, page, onPage: setPage };
  return (
    // A closed book shows its cover, which says so; of one that is opened elsewhere every page may be the one in sight.
    <OutOfSightContext.Provider value={defaultPage === 0}>
      <div
        {...rest}
        ref={root}
        data-view={view}
        data-page={page + 1}
        className={clsx(metrics.manual, styles.booklet, className)}
      >
        {view === 'book' && (
          <BookView
            key={crossings}
            {...reader}
            messages={messages}
            direction={content.direction}
            defaultPage={switchedAt ?? defaultPage}
            isSwitchedTo={switchedAt !== undefined}
            turn={frozenTurn}
            showsCorner={showsCorner}
            background={background}
          />
        )}
        <TurnBar
          className={styles.bar}
          aria-controls={id}
          messages={messages?.turn}
          atStart={page === 0}
          atEnd={page === pageCount - 1}
          onTurn={turn}
        >
          <ViewSwitch view={manualView} onView={switchTo} messages={messages?.view} />
        </TurnBar>
        {/* After the bar: the bar, with what has the focus in it, stays where it is in the document. */}
        {view === 'text' && (
          <TextView {...reader} opensAt={switchedAt ?? (defaultPage || undefined)} scrollAtStart={scrollAtStart} />
        )}
        {children !== undefined && (
          <div className={styles.more} aria-controls={id}>
            {children}
          </div>
        )}
      </div>
    </OutOfSightContext.Provider>
  );
}

const openedAt = (position: BookletPosition, requestedPage: number): BookletPosition => {
  const page = Math.max(0, Math.min(requestedPage, pageCount - 1));
  return { ...position, page, switchedAt: page };
};

/** Where the reader is. */
interface BookletPosition {
  /** How often the window had crossed the border of the spreads. */
  readonly crossings: number;
  /** Counted from 0. */
  readonly page: number;
  /** The page at which the reader last switched between book and text. A new book knows of none. */
  readonly switchedAt?: number;
}

/** How often the window has crossed a border, a media query, since this component was shown: a key for what has to begin anew there. */
function useCrossings(query: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const list = window.matchMedia(query);
    const crossed = () => setCount((before) => before + 1);
    list.addEventListener('change', crossed);
    return () => list.removeEventListener('change', crossed);
  }, [query]);
  return count;
}

/**
 * How far the window is scrolled when the booklet starts, in CSS px. A prerendered book that is remembered as a text is
 * hydrated as a book first. That hides all pages but the open one, and being measured so it loses the window's place.
 *
 * @returns is set before the layout effects of what is inside
 */
function useScrollAtStart(): RefObject<number | undefined> {
  const scroll = useRef<number>(undefined);
  useInsertionEffect(() => {
    scroll.current = window.scrollY;
  }, []);
  return scroll;
}
