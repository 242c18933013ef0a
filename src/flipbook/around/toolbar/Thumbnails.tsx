import { memo, type ReactElement, type ReactNode, useRef } from 'react';
import type { FlipbookHandle } from '../../FlipbookHandle.ts';
import { useFlipbook } from '../../useFlipbook.ts';
import { useMatchCounts } from '../useMatchCounts.ts';
import { drawPart, type PartProps } from './drawPart.tsx';
import { useLongList } from './useLongList.ts';

/** The longest list that renders all its thumbnails. */
const maxConcurrent = 60;

export interface ThumbnailState {
  /** Whether the page is open or about to open. */
  readonly open: boolean;
  /** The number of matches of a `FlipbookSearch` on the page, also as `data-matches`. */
  readonly matches: number;
}

/** The props of each button of {@link Thumbnails}. */
export type ThumbnailProps = PartProps<'button', ThumbnailState>;

interface ThumbnailContent {
  /** Renders a small page, such as an image with `loading="lazy"`. */
  renderThumbnail: (index: number) => ReactNode;
  /** The accessible name of each; the first page is at position 1. @default 'Page 3' */
  label?: ((position: number) => string) | undefined;
  /** More props for each button. */
  button?: ThumbnailProps | undefined;
}

/** The props of {@link Thumbnails}, and those of an `<ol>`. */
export type ThumbnailsProps = PartProps<'ol', Readonly<Record<never, never>>> & ThumbnailContent;

const defaultThumbnailLabel = (position: number) => `Page ${position}`;

/**
 * A list of buttons that turn to each page. A list that scrolls keeps the open pages' buttons
 * visible. With more than 60 pages it renders only visible thumbnails; give all the same size.
 */
export function Thumbnails({ renderThumbnail, label = defaultThumbnailLabel, button, ...props }: ThumbnailsProps) {
  const { book, pageCount, open } = useFlipbook(({ book, pageCount, state, targetPage, openPages }) => ({
    book,
    pageCount,
    open: state === 'flipping' ? [targetPage] : openPages,
  }));
  const matchCounts = useMatchCounts(book);
  const firstChild = useRef<HTMLLIElement>(null);
  const isLong = pageCount > maxConcurrent;
  const runs = useLongList({ firstChild, count: pageCount, isLong, current: open });
  const children: ReactElement[] = [];
  const addGap = (from: number, missing: number) => {
    if (missing > 0)
      children.push(
        <li key={`gap ${from}`} ref={from === 0 ? firstChild : undefined} aria-hidden="true" data-missing={missing} />,
      );
  };
  let next = 0;
  for (const { first, last } of runs) {
    addGap(next, first - next);
    for (let index = first; index <= last; index += 1)
      children.push(
        <li
          key={index}
          ref={index === 0 ? firstChild : undefined}
          data-index={index}
          {...(isLong && { value: index + 1, 'aria-setsize': pageCount, 'aria-posinset': index + 1 })}
        >
          <Thumbnail
            {...{ book, renderThumbnail, label, button, index }}
            open={open.includes(index)}
            matches={matchCounts?.get(index) ?? 0}
          />
        </li>,
      );
    next = last + 1;
  }
  addGap(next, pageCount - next);
  return drawPart({ tag: 'ol', props, state: {}, partProps: { children } });
}

interface OneThumbnailProps extends ThumbnailContent, ThumbnailState {
  readonly book: FlipbookHandle | null;
  readonly label: (position: number) => string;
  readonly index: number;
}

const Thumbnail = memo(function Thumbnail({
  book,
  renderThumbnail,
  label,
  button,
  index,
  ...state
}: OneThumbnailProps) {
  const props: ThumbnailProps = { ...button, 'aria-label': label(index + 1), children: renderThumbnail(index) };
  return drawPart({
    tag: 'button',
    props,
    state,
    partProps: {
      type: 'button',
      'aria-current': state.open ? 'page' : undefined,
      onClick: () => void book?.flip(index),
    },
  });
});
