import type { FlipbookSettings } from '../../../engine/settings.ts';
import type { BookProps } from '../../../view/BookProps.ts';

/** An event of the book, and its time in milliseconds of the page's clock. */
export interface BookRecord {
  readonly event: 'state' | 'flip' | 'orientation' | 'init';
  readonly value: string | number;
  readonly atMs: number;
}

/** A place in the viewport, and a size, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a test may say of a book: what can be sent to a page as JSON. */
export interface TestBookProps extends Partial<FlipbookSettings>, Pick<BookProps, 'direction' | 'turn'> {
  readonly pageCount: number;
  /** Whether a page is its colour and nothing else. @default false */
  readonly bare?: boolean;
  /** How large a `FlipbookZoom` around it shows it. @default none is around it */
  readonly zoom?: number;
}

/** The book that a test page offers as `window.testBook`. */
export interface TestBook {
  /** Draws a new book in place of the one before; resolves when it has been painted. */
  mount(props: TestBookProps): Promise<void>;
  /** Calls a method of the book's handle; resolves to whether the turn landed. */
  call(method: 'flipNext' | 'flipPrev' | 'flip', page?: number): Promise<boolean>;
  /** The open page, counted from 0. */
  page(): number;
  /** Where the pages lie: both when the book is open, one in portrait. */
  box(): Box;
  /** The longest time from one frame to the next in the last turn. */
  longestFrameMs(): number;
  /** The events since the book was mounted, or since `forget`, in order. */
  readonly records: readonly BookRecord[];
  /** Empties the records. */
  forget(): void;
  /** Resolves once the records have that. @throws after ten seconds */
  until(event: BookRecord['event'], value: BookRecord['value']): Promise<void>;
}

declare global {
  interface Window {
    testBook: TestBook;
  }
}
