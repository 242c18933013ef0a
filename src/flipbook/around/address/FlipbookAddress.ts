import { useFlipbook } from '../../useFlipbook.ts';
import { type AddressOptions, usePageAddress } from './usePageAddress.ts';

/**
 * Opens the flipbook of the surrounding `FlipbookProvider` at the page in the address, and writes
 * the open page there. A number past the end opens the last page; if such a page is added before
 * the reader turns, the flipbook opens there.
 */
export function FlipbookAddress(options: AddressOptions): null {
  const { book, ...pages } = useFlipbook(({ book, openPages, pageCount }) => ({ book, openPages, pageCount }));
  const onAddress = (page: number, isFirst: boolean) => {
    if (!isFirst) void book?.flip(page);
    // A turn in progress goes before a page that was just added.
    else if (book?.getState() === 'read' || book?.getState() === 'fold_corner') void book.turnToPage(page);
  };
  usePageAddress({ ...pages, onAddress }, options);
  return null;
}
