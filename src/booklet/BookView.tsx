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
import { FlipbookEdges } from 'react-page-turn/edges';
import { useTurnSound } from 'react-page-turn/sound';
import { pageHeightPx, pageWidthPx } from '../resume/manual/pageMetrics.ts';
import { fillIn } from '../resume/text/fillIn.ts';
import { deviceMemory } from '../visit/deviceMemory.ts';
import { useVisit } from '../visit/useVisit.ts';
import type { ReaderProps } from './Booklet.tsx';
import styles from './BookView.module.css';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import { bookSettings } from './bookSettings.ts';
import { ScaledBook } from './ScaledBook.tsx';

const noName = () => undefined;

const announcementFrom =
  ({
    onePage = bookletMessages.onePage,
    twoPages = bookletMessages.twoPages,
  }: BookletMessages): FlipbookProps['announcement'] =>
  ([page = 0, next], count, titles) =>
    fillIn(next === undefined ? onePage : twoPages, { page, next: next ?? '', count, titles: titles.join(', ') });

export interface BookViewProps extends ReaderProps {
  /** `'rtl'` mirrors the book; `undefined`: left to right. */
  direction: 'rtl' | undefined;
  startPage: number;
  /** Whether the reader switched here from the text view. The book then scrolls into view. */
  isSwitchedTo: boolean;
  turn: FlipbookProps['turn'];
  showsCorner: boolean;
  background: ReactNode;
  messages: BookletMessages | undefined;
}

export function BookView({
  id,
  name,
  pages,
  direction,
  startPage,
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
    open: (page, isInstant) => void (isInstant ? book.current?.turnToPage(page) : book.current?.flip(page)),
  }));
  useLayoutEffect(() => {
    if (comesFromText) box.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [comesFromText]);

  // Memoized, so that a turn, which renders the booklet, does not render the pages.
  const flipbook = useMemo(
    () => (
      <Flipbook
        ref={book}
        id={id}
        className={styles.flipbook}
        aria-label={name}
        aria-roledescription={messages?.kind ?? bookletMessages.kind}
        announcement={announcementFrom(messages ?? {})}
        // Pages are articles and bring their own titles.
        pageName={noName}
        {...bookSettings}
        centerCover
        edges={<FlipbookEdges thickness={5} />}
        direction={direction}
        width={width}
        height={height}
        startPage={startPage}
        turn={turn}
        onTurnStart={rustle}
        onFlip={onPage}
      >
        {pages}
      </Flipbook>
    ),
    [id, name, width, height, direction, startPage, turn, pages, onPage, rustle, messages],
  );
  return (
    <ScaledBook page={page} direction={direction} boxRef={box} background={background}>
      {flipbook}
    </ScaledBook>
  );
}

/** The hint comes after the visitor has noticed the flipbook, and before they look elsewhere. */
const hintDelayMs = 1200;
const inputEvents = ['pointerdown', 'click', 'keydown', 'wheel'] as const;
/** Longer than the corner takes to rise and fall. */
const hintMs = 1000;

/** Lifts a corner once per device, unless the visitor has already done something. */
function useCornerHint(book: RefObject<FlipbookHandle | null>, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled || deviceMemory.read('corner') !== undefined) return;
    const controller = new AbortController();
    const remember = () => deviceMemory.write('corner', 'shown');
    const timer = setTimeout(() => {
      remember();
      // Blanks the hidden pages. Otherwise text below the corner becomes the Largest Contentful Paint.
      const pages = book.current?.getElement()?.querySelectorAll('[data-part="page"][hidden]') ?? [];
      const setBlank = (isBlank: boolean) => {
        for (const page of pages) page.toggleAttribute('data-blank', isBlank);
      };
      setBlank(true);
      const blankTimer = setTimeout(setBlank, hintMs, false);
      controller.signal.addEventListener('abort', () => {
        clearTimeout(blankTimer);
        setBlank(false);
      });
      book.current?.showCorner('bottom', controller.signal);
    }, hintDelayMs);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
    const onInput = () => {
      remember();
      controller.abort();
    };
    for (const type of inputEvents)
      document.addEventListener(type, onInput, { signal: controller.signal, capture: true, passive: true });
    return () => controller.abort();
  }, [book, isEnabled]);
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}

const printedPage: PageSize = { width: pageWidthPx, height: pageHeightPx };

/**
 * The size of a page, from the size of the flipbook's box. On the server and until the box is
 * measured, it is the size of the printed page.
 */
function usePageSize(box: RefObject<HTMLElement | null>): PageSize {
  const [size, setSize] = useState(printedPage);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      // Chromium lays the document out for paper before printing it. That is not a window resize.
      if (window.matchMedia('print').matches) return;
      const { width, height } = getComputedStyle(element);
      const nextSize = { width: Math.min(Number.parseFloat(width), pageWidthPx), height: Number.parseFloat(height) };
      if (!(nextSize.width > 0 && nextSize.height > 0)) return;
      setSize((before) => (before.width === nextSize.width && before.height === nextSize.height ? before : nextSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return size;
}
