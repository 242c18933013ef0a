import { type ReactNode, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { useFlipbook } from '../../useFlipbook.ts';
import { drawPart, type PartProps } from './drawPart.tsx';

export interface ThumbnailState {
  /** Whether the page lies open, or is about to. */
  readonly open: boolean;
}

/** What each button of {@link Thumbnails} takes. */
export type ThumbnailProps = PartProps<'button', ThumbnailState>;

/** What {@link Thumbnails} takes, and whatever an `<ol>` does. */
export type ThumbnailsProps = PartProps<'ol', Readonly<Record<never, never>>> & {
  /** Draws a page small, such as a picture with `loading="lazy"`: an element of React cannot be in two places. */
  renderThumbnail: (index: number) => ReactNode;
  /** What each is called; the first page is at position 1. @default 'Page 3' */
  label?: ((position: number) => string) | undefined;
  /** More for each button. */
  button?: ThumbnailProps | undefined;
};

/** A list of buttons, one for each page, which turn to it. Where the list scrolls, those of the open pages come into its sight. */
export function Thumbnails({
  renderThumbnail,
  label = (position) => `Page ${position}`,
  button,
  ...props
}: ThumbnailsProps) {
  const pageCount = useFlipbook((book) => book.pageCount);
  return drawPart({
    tag: 'ol',
    props,
    state: {},
    partProps: {
      children: Array.from({ length: pageCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Thumbnail {...button} key={index} index={index} aria-label={label(index + 1)}>
          {renderThumbnail(index)}
        </Thumbnail>
      )),
    },
  });
}

function Thumbnail({ index, ...props }: ThumbnailProps & { index: number }) {
  const { book, open } = useFlipbook(({ book, state, targetPage, openPages }) => ({
    book,
    open: state === 'flipping' ? targetPage === index : openPages.includes(index),
  }));
  const item = useRef<HTMLLIElement>(null);
  useBrowserLayoutEffect(() => {
    if (open && item.current) reveal(item.current);
  }, [open]);
  const thumbnails = drawPart({
    tag: 'button',
    props,
    state: { open },
    partProps: {
      type: 'button',
      'aria-current': open ? 'page' : undefined,
      onClick: () => void book?.flip(index),
    },
  });
  return <li ref={item}>{thumbnails}</li>;
}

/** Scrolls the list alone: `scrollIntoView` would scroll the window, too. */
function reveal(item: HTMLElement) {
  const list = item.parentElement;
  if (!list) return;
  const [at, sight] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({
    left: Math.max(0, at.right - sight.right) || Math.min(0, at.left - sight.left),
    top: Math.max(0, at.bottom - sight.bottom) || Math.min(0, at.top - sight.top),
  });
}
