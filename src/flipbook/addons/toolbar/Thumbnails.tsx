import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flipbookError } from '../../engine/flipbookError.ts';
import type { FlipbookHandle } from '../../FlipbookHandle.ts';
import { useFlipbook } from '../../useFlipbook.ts';
import { type MatchCounts, useMatchCounts } from '../useMatchCounts.ts';
import { type PartProps, renderPart } from './renderPart.tsx';
import { groupLength, reservedSize, useVisibleGroups } from './useVisibleGroups.ts';
import { buttonForKey } from './view/buttonForKey.ts';

/** The length of the longest list that renders all its thumbnails. */
const maxFullLength = 60;

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
  /** The accessible name of a button; the first page is at position 1. @default 'Page 3' */
  label?: ((position: number) => string) | undefined;
  /** More props for each button. */
  button?: ThumbnailProps | undefined;
}

/** The props of {@link Thumbnails}, and those of an `<ol>`. */
export type ThumbnailsProps = PartProps<'ol', Readonly<Record<never, never>>> & ThumbnailContent;

const defaultThumbnailLabel = (position: number) => `Page ${position}`;
const noPages: readonly number[] = [];

/**
 * A list of buttons that turn to each page: one Tab stop, with arrow keys, Home and End. The list,
 * or the box that it scrolls in, scrolls to the open pages' buttons. With more than 60 pages, it
 * renders only the visible thumbnails and those near them; give all the same size.
 * @throws while rendering, without a `renderThumbnail` function
 */
export function Thumbnails({ renderThumbnail, label, button, ...props }: ThumbnailsProps) {
  if (typeof renderThumbnail !== 'function')
    throw flipbookError(
      'invalid-pages',
      `Invalid renderThumbnail: a value of type ${typeof renderThumbnail}. Pass a function: renderThumbnail={(index) => index + 1}`,
    );
  const { book, pageCount, open } = useFlipbook(({ book, pageCount, state, targetPage, openPages }) => ({
    book,
    pageCount,
    open: state === 'flipping' ? [targetPage] : openPages,
  }));
  const matches = useMatchCounts(book);
  const [focused, setFocused] = useState<number | null>(null);
  const tabStop = Math.min(focused ?? open[0] ?? 0, pageCount - 1);
  const firstItem = useRef<HTMLLIElement>(null);
  const isLong = pageCount > maxFullLength;
  const isVisible = useVisibleGroups({ firstItem, count: pageCount, isLong, current: open, book });
  const children = Array.from({ length: Math.ceil(pageCount / groupLength) }, (_, group) => {
    const first = group * groupLength;
    const length = Math.min(groupLength, pageCount - first);
    const pages = Array.from({ length }, (_page, position) => first + position);
    const hasOpen = pages.some((index) => open.includes(index));
    return (
      <ThumbnailGroup
        key={first}
        {...{ book, renderThumbnail, button, firstItem, first, length }}
        label={label ?? defaultThumbnailLabel}
        open={hasOpen ? open : noPages}
        matches={pages.some((index) => matches?.has(index)) ? matches : null}
        tabStop={pages.includes(tabStop) ? tabStop : null}
        isRendered={!isLong || hasOpen || isVisible(group)}
      />
    );
  });
  const partProps = {
    children,
    onFocus: ({ target }: FocusEvent) => setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)),
    onBlur: () => setFocused(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = buttonForKey(event);
      if (!next) return;
      next.focus();
      event.preventDefault();
    },
  };
  return renderPart({ tag: 'ol', props, state: {}, partProps });
}

interface ThumbnailGroupProps extends ThumbnailContent {
  readonly book: FlipbookHandle | null;
  readonly label: (position: number) => string;
  /** `null` if no page of the group has a match. */
  readonly matches: MatchCounts | null;
  /** Receives the first item, whose parent is the list. */
  readonly firstItem: RefObject<HTMLLIElement | null>;
  readonly first: number;
  readonly length: number;
  /** The pages that are open or about to open; empty if the group has none of them. */
  readonly open: readonly number[];
  /** The page whose button Tab reaches; `null` when it is in another group. */
  readonly tabStop: number | null;
  /** Whether thumbnails are rendered. Out of sight, only their space is reserved. */
  readonly isRendered: boolean;
}

/** Memoized, so that a turn in a book of 2,000 pages renders few groups. */
const ThumbnailGroup = memo(function ThumbnailGroup(group: ThumbnailGroupProps) {
  const { book, renderThumbnail, label, button, matches, firstItem, first, length, open, tabStop, isRendered } = group;
  return Array.from({ length }, (_, position): ReactElement => {
    const index = first + position;
    const state: ThumbnailState = { open: open.includes(index), matches: matches?.get(index) ?? 0 };
    const children = isRendered && renderThumbnail(index);
    const style = isRendered ? button?.style : { ...button?.style, ...reservedSize };
    const props: ThumbnailProps = { ...button, style, 'aria-label': label(index + 1), children };
    return (
      <li
        key={index}
        ref={index === 0 ? firstItem : undefined}
        data-index={index}
        data-unrendered={isRendered ? undefined : ''}
      >
        {renderPart({
          tag: 'button',
          props,
          state,
          partProps: {
            type: 'button',
            tabIndex: index === tabStop ? 0 : -1,
            'aria-current': state.open ? 'page' : undefined,
            onClick: () => void book?.flip(index),
          },
        })}
      </li>
    );
  });
});
