import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Flipbook, type FlipbookHandle, type FlipbookProps } from 'react-page-turn';
import { useTurnSound } from 'react-page-turn/sound';
import { fillIn } from '../content/fillIn.ts';
import { pageHeightPx, pageWidthPx } from '../content/print/pageMetrics.ts';
import { deviceMemory } from '../visit/deviceMemory.ts';
import { useVisit } from '../visit/useVisit.ts';
import type { ReaderProps } from './Booklet.tsx';
import styles from './BookView.module.css';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import { pageCount } from './bookletPages.tsx';
import { bookSettings } from './bookSettings.ts';
import { ScaledBook } from './ScaledBook.tsx';

const noName = () => undefined;

const announcementIn =
  ({
    onePage = bookletMessages.onePage,
    twoPages = bookletMessages.twoPages,
  }: BookletMessages): FlipbookProps['announcement'] =>
  ([page = 0, next], count, titles) =>
    fillIn(next === undefined ? onePage : twoPages, { page, next: next ?? '', count, titles: titles.join(', ') });

export interface BookViewProps extends ReaderProps {
  direction: 'rtl' | undefined;
  /** The page that is open at first, counted from 0. */
  defaultPage: number;
  /** Whether the reader has come from the text: the book is then brought into sight. */
  isSwitchedTo: boolean;
  turn: FlipbookProps['turn'];
  /** Whether a corner shows itself on the first visit. */
  showsCorner: boolean;
  /** What the book lies on. */
  background: ReactNode;
  /** What it is, and what is said when a turn has landed. */
  messages: BookletMessages | undefined;
}

/** The manual as a book that turns. */
export function BookView({
  id,
  name,
  pages,
  direction,
  defaultPage,
  isSwitchedTo,
  page,
  onPage,
  turn,
  showsCorner,
  background,
  messages,
  turnerRef,
}: BookViewProps) {
  const book = useRef<FlipbookHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = usePageSize(box);
  const [comesFromText] = useState(isSwitchedTo);
  const rustle = useTurnSound({ muted: !useVisit().sound });
  useCornerHint(book, showsCorner);
  useImperativeHandle(turnerRef, () => ({
    turn: (direction, corner) =>
      void (direction === 'forward' ? book.current?.flipNext(corner) : book.current?.flipPrev(corner)),
    open: (page, isAtOnce) => void (isAtOnce ? book.current?.turnToPage(page) : book.current?.flip(page)),
  }));
  useLayoutEffect(() => {
    if (comesFromText) box.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [comesFromText]);

  // Kept while a page turns, so that what changes around the book costs its pages nothing.
  const flipbook = useMemo(
    () => (
      <Flipbook
        ref={book}
        id={id}
        className={styles.flipbook}
        aria-label={name}
        aria-roledescription={messages?.kind ?? bookletMessages.kind}
        announcement={announcementIn(messages ?? {})}
        // Its pages are articles with titles.
        pageName={noName}
        {...bookSettings}
        centerCover
        direction={direction}
        width={width}
        height={height}
        defaultPage={defaultPage}
        turn={turn}
        onTurnStart={rustle}
        onFlip={onPage}
      >
        {pages}
      </Flipbook>
    ),
    [id, name, width, height, direction, defaultPage, turn, pages, onPage, rustle, messages],
  );
  return (
    <ScaledBook page={page} pageCount={pageCount} direction={direction} boxRef={box} background={background}>
      {flipbook}
    </ScaledBook>
  );
}

/** The book has been seen by then, and is not yet forgotten. */
const waitMs = 1200;
const inputs = ['pointerdown', 'click', 'keydown', 'wheel'] as const;
/** Longer than a corner is shown. */
const cornerHintMs = 1000;

/** Lets the book show a corner once on a device, on the first visit; not to those who have begun to do something. */
function useCornerHint(book: RefObject<FlipbookHandle | null>, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled || deviceMemory.read('corner') !== undefined) return;
    const over = new AbortController();
    const remember = () => deviceMemory.write('corner', 'shown');
    const timer = setTimeout(() => {
      remember();
      // Below the corner is blank paper: browsers would take the words of a page that is hardly seen for the page's largest paint.
      const pages = book.current?.getElement()?.querySelectorAll('[data-part="page"][hidden]') ?? [];
      const setBlank = (isBlank: boolean) => {
        for (const page of pages) page.toggleAttribute('data-blank', isBlank);
      };
      setBlank(true);
      const lying = setTimeout(setBlank, cornerHintMs, false);
      over.signal.addEventListener('abort', () => {
        clearTimeout(lying);
        setBlank(false);
      });
      book.current?.showCorner('bottom', over.signal);
    }, waitMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    const fitToPage = () => {
      remember();
      over.abort();
    };
    for (const type of inputs)
      document.addEventListener(type, fitToPage, { signal: over.signal, capture: true, passive: true });
    return () => over.abort();
  }, [book, isEnabled]);
}

/** The size of a page of the manual, in CSS pixels. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}

const printedPage: PageSize = { width: pageWidthPx, height: pageHeightPx };

/**
 * The size of a page in the box that the style sheet has made for the book: that of the printed page, or, in the pocket
 * edition, that of the box. Until it is measured it is that of the printed page, as on the server.
 *
 * @param box the box of the whole book, one page wide or two
 */
function usePageSize(box: RefObject<HTMLElement | null>): PageSize {
  const [size, setSize] = useState(printedPage);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      // Chromium lays the page out for paper before it draws it there: that is not another window.
      if (window.matchMedia('print').matches) return;
      const { width, height } = getComputedStyle(element);
      const measured = { width: Math.min(Number.parseFloat(width), pageWidthPx), height: Number.parseFloat(height) };
      if (!(measured.width > 0 && measured.height > 0)) return;
      setSize((before) => (before.width === measured.width && before.height === measured.height ? before : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return size;
}
