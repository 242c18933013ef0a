import type { LazyPart } from './lazyPart.ts';

/** A part of a lazy part: one of the things that its file holds. */
export function mapPart<Whole, Part>(whole: LazyPart<Whole>, select: (whole: Whole) => Part): LazyPart<Part> {
  return {
    ...whole,
    peek: () => {
      const loaded = whole.peek();
      return loaded && select(loaded);
    },
    load: async () => select(await whole.load()),
  };
}
