import type { FlipbookProps } from '../../../src/flipbook/FlipbookProps.ts';

/** Something that the book told, and when: milliseconds of the page's clock. */
export interface BookRecord {
  readonly event: 'state' | 'flip' | 'orientation' | 'init';
  readonly value: string | number;
  readonly atMs: number;
}

/** What a test may say of a book: what can be sent to a page as JSON. */
export interface TestBookProps
  extends Partial<
    Pick<
      FlipbookProps,
      | 'width'
      | 'height'
      | 'showCover'
      | 'direction'
      | 'usePortrait'
      | 'flippingTime'
      | 'drawShadow'
      | 'startPage'
      | 'turn'
      | 'buttons'
      | 'size'
      | 'minWidth'
      | 'maxWidth'
      | 'autoSize'
    >
  > {
  readonly pageCount: number;
}

/** The book that a test page offers as `window.testBook`. */
export interface TestBook {
  /** Draws a book; resolves when it has been painted. */
  mount(props: TestBookProps): Promise<void>;
  /** Calls a method of the book's handle; resolves to whether the turn landed. */
  call(method: 'flipNext' | 'flipPrev' | 'flip', page?: number): Promise<boolean>;
  /** The open page, counted from 0. */
  page(): number;
  /** What the book has told since it was mounted, in order. */
  readonly records: readonly BookRecord[];
}

declare global {
  interface Window {
    testBook: TestBook;
    /** What went wrong in the page, from the beginning. */
    messages: readonly string[];
  }
}
