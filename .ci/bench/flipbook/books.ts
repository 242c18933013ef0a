/** The books on the bench: this one, and those that it is measured against. */
export const books = ['flipbook', 'page-flip', 'react-pageflip'] as const;
export type Book = (typeof books)[number];
