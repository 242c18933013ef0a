import { useFlipbook } from '../../useFlipbook.ts';
import { type AddressOptions, usePageAddress } from './usePageAddress.ts';

/**
 * Opens the book in the `FlipbookProvider` around both at the page that the address names, and names the open page there. It draws nothing.
 * A number past the end is the last page; if such a page comes before somebody turns, the book opens there.
 */
export function FlipbookAddress(options: AddressOptions): null {
  const { book, ...pages } = useFlipbook(({ book, openPages, pageCount }) => ({ book, openPages, pageCount }));
  const onAddress = (page: number, isFirst: boolean) => {
    if (!isFirst) void book?.flip(page);
    // Somebody who turns just now goes before a page that has come.
    else if (book?.getState() === 'read' || book?.getState() === 'fold_corner') void book.turnToPage(page);
  };
  usePageAddress({ ...pages, onAddress }, options);
  return null;
}
