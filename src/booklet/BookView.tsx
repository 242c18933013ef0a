import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Flipbook, type FlipbookHandle, type FlipbookProps, type FlipState } from 'react-page-turn';
import styles from './BookView.module.css';
import { pageCount } from './bookletPages.tsx';
import { bookSettings } from './bookSettings.ts';
import type { PageTurner } from './PageTurner.ts';
import { ScaledBook } from './ScaledBook.tsx';
import { useCornerShown } from './useCornerShown.ts';
import { usePageSize } from './usePageSize.ts';

const noName = () => undefined;

export interface BookViewProps {
  /** Named by what stands beside it and controls it. */
  id: string;
  name: string;
  pages: readonly ReactElement[];
  /** The page that is open at first, counted from 0. */
  defaultPage: number;
  /** Whether the reader has come from the text: the book is then brought into sight. */
  isSwitchedTo: boolean;
  /** The open page. */
  page: number;
  onPage: (page: number) => void;
  turn: FlipbookProps['turn'];
  /** Whether a corner shows itself on the first visit. */
  showsCorner: boolean;
  /** What the book lies on. */
  ground: ReactNode;
  /** Given what turns its pages. Not `ref`: React 18 hands that to no function. */
  turnerRef: Ref<PageTurner>;
}

/** The manual as a book that turns. */
export function BookView({
  id,
  name,
  pages,
  defaultPage,
  isSwitchedTo,
  page,
  onPage,
  turn,
  showsCorner,
  ground,
  turnerRef,
}: BookViewProps) {
  const book = useRef<FlipbookHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = usePageSize(box);
  const [state, setState] = useState<FlipState>('read');
  const [comesFromText] = useState(isSwitchedTo);
  useCornerShown(book, showsCorner);
  useImperativeHandle(turnerRef, () => ({
    turn: (direction, corner) =>
      void (direction === 'forward' ? book.current?.flipNext(corner) : book.current?.flipPrev(corner)),
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
        // Its pages are articles with titles.
        pageName={noName}
        {...bookSettings}
        width={width}
        height={height}
        defaultPage={defaultPage}
        turn={turn}
        onFlip={onPage}
        onChangeState={setState}
      >
        {pages}
      </Flipbook>
    ),
    [id, name, width, height, defaultPage, turn, pages, onPage],
  );
  return (
    <ScaledBook page={page} pageCount={pageCount} state={state} boxRef={box} ground={ground}>
      {flipbook}
    </ScaledBook>
  );
}
