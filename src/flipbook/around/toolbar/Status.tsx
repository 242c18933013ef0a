import { type FlipbookView, useFlipbook } from '../../useFlipbook.ts';
import { drawPart, type PartProps } from './drawPart.tsx';

/** Says which pages lie open; the first page of all is at position 1. */
export type WordsOfPages = (positions: readonly number[], count: number) => string;

export const defaultPagesText: WordsOfPages = (positions, count) =>
  count > 0 ? `${positions.length === 1 ? 'Page' : 'Pages'} ${positions.join(' and ')} of ${count}` : 'No pages';

/** Nothing where there is no book yet, as on a server: nobody knows its pages. */
export const pagesTextFor = ({ book, openPages, pageCount }: FlipbookView, words: WordsOfPages): string | null => {
  const positions = openPages.map((page) => page + 1);
  return book && words(positions, pageCount);
};

/** What {@link Status} takes, and whatever a `<span>` does. */
export type StatusProps = PartProps<'span', Readonly<Record<never, never>>> & {
  /** What it shows. @default 'Pages 2 and 3 of 8' */
  pagesText?: WordsOfPages | undefined;
};

/** Shows which pages lie open. It is not announced: the book itself does that. */
export function Status({ pagesText = defaultPagesText, ...props }: StatusProps) {
  const text = useFlipbook((view) => pagesTextFor(view, pagesText));
  return drawPart({ tag: 'span', props, state: {}, partProps: { children: text } });
}
