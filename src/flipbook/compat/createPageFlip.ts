import type { Settings } from '../engine/settings.ts';
import type { FlipbookHandle } from '../FlipbookHandle.ts';
import type { PageFlip, PageFlipEvents, PageFlipHandler } from './PageFlip.ts';

/** What the methods are made of. */
export interface PageFlipParts {
  /** The book that they are methods of, when there is one. */
  readonly book: () => FlipbookHandle | null;
  readonly settings: () => Settings;
  /** Takes the book away. */
  readonly remove: () => void;
}

type Handlers = { [Name in keyof PageFlipEvents]: PageFlipHandler<PageFlipEvents[Name]>[] };

/** What happened, and who is told of it first: the handler among the props. */
interface News<Name extends keyof PageFlipEvents> {
  readonly name: Name;
  readonly data: PageFlipEvents[Name];
  readonly first: PageFlipHandler<PageFlipEvents[Name]> | undefined;
}

/** The methods of a book, and how to tell those who listen to it. */
export interface ToldPageFlip {
  readonly pageFlip: PageFlip;
  readonly tell: <Name extends keyof PageFlipEvents>(news: News<Name>) => void;
}

/** Makes the object that `pageFlip()` gives. */
export function createPageFlip({ book, settings, remove }: PageFlipParts): ToldPageFlip {
  const handlers: Handlers = { flip: [], changeState: [], changeOrientation: [], init: [], update: [] };
  const pageFlip: PageFlip = {
    // The answers of the book are promises; here nobody waits for them.
    flipNext: (corner) => void book()?.flipNext(corner),
    flipPrev: (corner) => void book()?.flipPrev(corner),
    flip: (page, corner) => void book()?.flip(page, corner),
    turnToNextPage: () => void book()?.turnToNextPage(),
    turnToPrevPage: () => void book()?.turnToPrevPage(),
    turnToPage: (page) => void book()?.turnToPage(page),
    getPageCount: () => book()?.getPageCount() ?? 0,
    getCurrentPageIndex: () => book()?.getCurrentPageIndex() ?? 0,
    getOrientation: () => book()?.getOrientation() ?? 'landscape',
    getState: () => book()?.getState() ?? 'read',
    getBoundsRect: () => bounds(book()),
    getSettings: settings,
    update: () => book()?.update(),
    on(name, handler) {
      // A name that is none is no error, as little as it is one with the original.
      handlers[name]?.push(handler);
      return pageFlip;
    },
    off: (name) => void handlers[name]?.splice(0),
    destroy() {
      for (const heard of Object.values(handlers)) heard.splice(0);
      remove();
    },
  };
  return {
    pageFlip,
    tell({ name, data, first }) {
      const event = { data, object: pageFlip };
      for (const handler of [first, ...handlers[name]]) {
        // One that throws keeps nobody else from being told.
        try {
          handler?.(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}

function bounds(book: FlipbookHandle | null): ReturnType<PageFlip['getBoundsRect']> {
  const drawn = book?.getBoundsRect();
  const around = book?.getElement()?.getBoundingClientRect();
  if (!book || !drawn || !around) return { left: 0, top: 0, width: 0, height: 0, pageWidth: 0 };
  const isPortrait = book.getOrientation() === 'portrait';
  const pageWidth = isPortrait ? drawn.width : drawn.width / 2;
  return {
    left: drawn.left - around.left - (isPortrait ? pageWidth : 0),
    top: drawn.top - around.top,
    width: pageWidth * 2,
    height: drawn.height,
    pageWidth,
  };
}
