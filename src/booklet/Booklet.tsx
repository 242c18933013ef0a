import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Content } from '../content/Content.ts';
import { Flipbook } from '../flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../flipbook/FlipbookHandle.ts';
import type { FlipbookProps, FlipState } from '../flipbook/FlipbookProps.ts';
import { useVisit } from '../visit/useVisit.ts';
import styles from './Booklet.module.css';
import { type BookletWords, bookletPages, pageCount } from './bookletPages.tsx';
import { bookSettings } from './bookSettings.ts';
import metrics from './pageMetrics.module.css';
import type { SiteCode } from './pages/BackCoverPage.tsx';
import { ScaledBook } from './ScaledBook.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useCrossings } from './useCrossings.ts';
import { usePageSize } from './usePageSize.ts';

/** From this width on, in CSS pixels, the booklet lies open with two pages side by side. */
const spreadFrom = '(width >= 1280px)';

const atRest: FlipState = 'read';

const noName = () => undefined;

/** What {@link Booklet} takes, and whatever a `<div>` does. */
export interface BookletProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** The QR code of the site's address, for the back cover. Without it the address stands alone. */
  code?: SiteCode | undefined;
  /** The page that is open at first, counted from 0. @default 0 */
  defaultPage?: number;
  /** Holds a turn still at some moment, for pictures. See `Flipbook`. */
  turn?: FlipbookProps['turn'];
  /** Replaces some of the fixed words. */
  words?: BookletWords | undefined;
  /** Stands in a row with the buttons below the book: what else there is to take. */
  children?: ReactNode;
}

/**
 * The résumé as the manual that came in the game's box: two covers and six pages between them, in a book that turns.
 * Letter and quest are those of the company that the visit knows. It is drawn at 640 x 600 a page and scaled down a little
 * as a whole where the window is a little smaller; where that would be less than four fifths, its pages are set anew for
 * the room there is. A window crossing 1280 px gets a new book, closed.
 *
 * Knob: `--booklet-outside`, the height of all that shares the window with the book.
 *
 * @throws outside a `VisitProvider`
 */
export function Booklet({ content, code, defaultPage = 0, turn, words, className, children, ...rest }: BookletProps) {
  const { company } = useVisit();
  const crossings = useCrossings(spreadFrom);
  const book = useRef<FlipbookHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = usePageSize(box);
  const [shown, setShown] = useState({ crossings, page: defaultPage, state: atRest });
  if (shown.crossings !== crossings) setShown({ crossings, page: defaultPage, state: atRest });
  useArrowKeys(root, book);

  const name = words?.name ?? 'Manual';
  // Kept while a page turns, so that what changes around the book costs its pages nothing.
  const pages = useMemo(() => bookletPages({ content, company, code, words }), [content, company, code, words]);
  const flipbook = useMemo(
    () => (
      <Flipbook
        key={crossings}
        ref={book}
        className={styles.flipbook}
        aria-label={name}
        // Its pages are articles with titles.
        pageName={noName}
        {...bookSettings}
        width={width}
        height={height}
        defaultPage={defaultPage}
        turn={turn}
        onFlip={(page) => setShown((before) => ({ ...before, page }))}
        onChangeState={(state) => setShown((before) => ({ ...before, state }))}
      >
        {pages}
      </Flipbook>
    ),
    [crossings, name, width, height, defaultPage, turn, pages],
  );

  return (
    <div {...rest} ref={root} className={clsx(metrics.manual, styles.booklet, className)}>
      <ScaledBook page={shown.page} pageCount={pageCount} state={shown.state} boxRef={box}>
        {flipbook}
      </ScaledBook>
      <TurnBar
        words={words?.turn}
        atStart={shown.page === 0}
        atEnd={shown.page === pageCount - 1}
        onTurn={(direction) => void (direction === 'forward' ? book.current?.flipNext() : book.current?.flipPrev())}
      >
        {children}
      </TurnBar>
    </div>
  );
}
