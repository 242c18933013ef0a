import { type FlipbookView, useFlipbook } from '../../useFlipbook.ts';
import { type PartProps, renderPart } from './renderPart.tsx';

/** Describes the open pages; the first page is at position 1. */
export type PagesText = (positions: readonly number[], count: number) => string;

const defaultPagesText: PagesText = (positions, count) =>
  count > 0 ? `${positions.length === 1 ? 'Page' : 'Pages'} ${positions.join(' and ')} of ${count}` : 'No pages';

/** Returns `null` without a flipbook, as on a server, where its pages are unknown. */
export function pagesTextFor({ book, openPages, pageCount }: FlipbookView, pagesText?: PagesText): string | null {
  const positions = openPages.map((page) => page + 1);
  return book && (pagesText ?? defaultPagesText)(positions, pageCount);
}

/** The props of {@link Status}, and those of a `<span>`. */
export type StatusProps = PartProps<'span', Readonly<Record<never, never>>> & {
  /** The visible text. @default 'Pages 2 and 3 of 8' */
  pagesText?: PagesText | undefined;
};

/** Shows the open pages. It is not announced, because the flipbook does that. */
export function Status({ pagesText, ...props }: StatusProps) {
  const text = useFlipbook((view) => pagesTextFor(view, pagesText));
  return renderPart({ tag: 'span', props, state: {}, partProps: { children: text } });
}
