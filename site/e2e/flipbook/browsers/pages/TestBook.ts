import type { FlipbookSettings } from '../../../../../src/flipbook/engine/settings.ts';
import type { BookProps } from '../../../../../src/flipbook/view/BookProps.ts';

/** An event of the book, with its time in milliseconds of the page's clock. */
export interface BookRecord {
  readonly event: 'state' | 'flip' | 'orientation' | 'init';
  readonly value: string | number;
  readonly atMs: number;
}

/** A position in the viewport and a size, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The test's options for a book, serializable as JSON. */
export interface TestBookProps extends Partial<FlipbookSettings>, Pick<BookProps, 'direction' | 'turn'> {
  readonly pageCount: number;
  /** Whether pages have their color and nothing else. @default false */
  readonly bare?: boolean;
  /** The zoom of a surrounding `FlipbookZoom`. @default no zoom around it */
  readonly zoom?: number;
}

/** The book that the test page provides as `window.testBook`. */
export interface TestBook {
  /** Mounts a new book in place of the previous one; resolves when it has been painted. */
  mount(props: TestBookProps): Promise<void>;
  /** Calls a method of the book's handle; resolves to whether the turn landed. */
  call(method: 'flipNext' | 'flipPrev' | 'flip', page?: number): Promise<boolean>;
  /** The open page, from 0. */
  page(): number;
  /** The boxes of the pages: two in an open book, one in portrait. */
  box(): Box;
  /** The longest time between two frames of the last turn. */
  longestFrameMs(): number;
  /** The events since mounting or `forget`, in order. */
  readonly records: readonly BookRecord[];
  /** Clears the records. */
  forget(): void;
  /** Resolves once the records contain that. @throws after ten seconds */
  until(event: BookRecord['event'], value: BookRecord['value']): Promise<void>;
}

declare global {
  interface Window {
    testBook: TestBook;
  }
}
