import { useFlipbook } from '../../useFlipbook.ts';
import { type AddressOptions, usePageAddress } from './usePageAddress.ts';

/**
 * Opens the book in the `FlipbookProvider` around both at the page that the address names, and names the open page there. It draws nothing.
 * A number past the end is the last page.
 */
export function FlipbookAddress(options: AddressOptions): null {
  const { book, ...pages } = useFlipbook(({ book, openPages, pageCount }) => ({ book, openPages, pageCount }));
  const onAddress = (page: number, isFirst: boolean) => void (isFirst ? book?.turnToPage(page) : book?.flip(page));
  usePageAddress({ ...pages, onAddress }, options);
  return null;
}
