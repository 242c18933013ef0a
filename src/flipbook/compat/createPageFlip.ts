import type { Settings } from '../engine/settings.ts';
import type { FlipbookHandle } from '../FlipbookHandle.ts';
import type { FlipController, PageFlip, PageFlipEvents, PageFlipHandler, PageList } from './PageFlip.ts';

interface PageFlipOptions {
  readonly book: () => FlipbookHandle | null;
  readonly settings: () => Settings;
  readonly remove: () => void;
}

type Handlers = { [Name in keyof PageFlipEvents]: PageFlipHandler<PageFlipEvents[Name]>[] };

interface Press extends Pick<MouseEvent, 'clientX' | 'clientY'> {
  readonly currentTarget: { getBoundingClientRect(): { readonly left: number; readonly top: number } };
}

export function createPageFlip({ book, settings, remove }: PageFlipOptions) {
  const handlers: Handlers = { flip: [], changeState: [], changeOrientation: [], init: [], update: [] };
  const getPageCount = () => book()?.getPageCount() ?? 0;
  const getCurrentPageIndex = () => book()?.getCurrentPageIndex() ?? 0;
  const pages: PageList = {
    get currentPageIndex() {
      return getCurrentPageIndex();
    },
    get length() {
      return getPageCount();
    },
    getCurrentPageIndex,
    getPageCount,
  };
  const pageFlip: { -readonly [Name in keyof PageFlip]: PageFlip[Name] } = {
    pages,
    mousePosition: undefined,
    isUserMove: false,
    getPageCollection: () => pages,
    getFlipController: () => (book() ? controller : undefined),
    // Drop the book's promises: page-flip's methods return nothing.
    flipNext: (corner) => void book()?.flipNext(corner),
    flipPrev: (corner) => void book()?.flipPrev(corner),
    flip: (page, corner) => void book()?.flip(page, corner),
    turnToNextPage: () => void book()?.turnToNextPage(),
    turnToPrevPage: () => void book()?.turnToPrevPage(),
    turnToPage: (page) => void book()?.turnToPage(page),
    getPageCount,
    getCurrentPageIndex,
    getOrientation: () => book()?.getOrientation() ?? 'landscape',
    getState: () => book()?.getState() ?? 'read',
    getBoundsRect: () => pageRectOf(book()),
    getSettings: settings,
    update: () => book()?.update(),
    on(name, handler) {
      // Like page-flip, ignore an unknown name.
      handlers[name]?.push(handler);
      return pageFlip;
    },
    off: (name) => void handlers[name]?.splice(0),
    destroy() {
      for (const eventHandlers of Object.values(handlers)) eventHandlers.splice(0);
      remove();
    },
  };
  const { flipNext, flipPrev, flip: flipToPage, getState } = pageFlip;
  const controller: FlipController = { flipNext, flipPrev, flipToPage, getState };
  return {
    pageFlip,
    notePress({ clientX, clientY, currentTarget }: Press): void {
      const { left, top } = currentTarget.getBoundingClientRect();
      pageFlip.mousePosition = { x: clientX - left, y: clientY - top };
      pageFlip.isUserMove = false;
    },
    /** @param propHandler - the handler in the props, called before those that `on` added */
    emit<Name extends keyof PageFlipEvents>(
      name: Name,
      data: PageFlipEvents[Name],
      propHandler?: PageFlipHandler<PageFlipEvents[Name]>,
    ): void {
      pageFlip.isUserMove ||= data === 'user_fold';
      const event = { data, object: pageFlip };
      for (const handler of [propHandler, ...handlers[name]]) {
        try {
          if (typeof handler === 'function') handler(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}

function pageRectOf(book: FlipbookHandle | null): ReturnType<PageFlip['getBoundsRect']> {
  const bounds = book?.getBoundsRect();
  const elementRect = book?.getElement()?.getBoundingClientRect();
  if (!book || !bounds || !elementRect) return { left: 0, top: 0, width: 0, height: 0, pageWidth: 0 };
  const isPortrait = book.getOrientation() === 'portrait';
  const pageWidth = isPortrait ? bounds.width : bounds.width / 2;
  return {
    left: bounds.left - elementRect.left - (isPortrait ? pageWidth : 0),
    top: bounds.top - elementRect.top,
    width: pageWidth * 2,
    height: bounds.height,
    pageWidth,
  };
}
