// Maps the names of react-pageflip to ours. The drop-in keeps all of them, `Flipbook` most.

import type { PageFlip } from '../compat/PageFlip.ts';
import type { HTMLFlipBookProps } from '../compat.tsx';
import type { FlipbookHandle } from '../FlipbookHandle.ts';
import type { FlipbookAnyProps } from '../FlipbookProps.ts';

/** The docs pages in Storybook that findings link to. */
export const pages = {
  dropIn: 'flipbook-drop-in--docs',
  settings: 'flipbook-settings-and-events--docs',
} as const;

/** A name of `Flipbook`, or what to do instead. */
type NewName<Name> = Name | { readonly instead: string };

export const newModules: Readonly<Record<string, string>> = {
  'react-pageflip': 'react-page-turn/react-pageflip',
  'react-pageflip/build/html-flip-book/settings': 'react-page-turn/react-pageflip/build/html-flip-book/settings',
};

export const newProps: Readonly<Record<keyof HTMLFlipBookProps, NewName<keyof FlipbookAnyProps>>> = {
  'aria-label': 'aria-label',
  'aria-labelledby': 'aria-labelledby',
  autoSize: 'autoSize',
  children: 'children',
  className: 'className',
  clickEventForward: 'clickEventForward',
  disableFlipByClick: 'disableFlipByClick',
  drawShadow: 'drawShadow',
  flippingTime: 'flippingTime',
  height: 'height',
  keyboard: 'keyboard',
  maxHeight: 'maxHeight',
  maxShadowOpacity: 'maxShadowOpacity',
  maxWidth: 'maxWidth',
  minHeight: 'minHeight',
  minWidth: 'minWidth',
  mobileScrollSupport: 'mobileScrollSupport',
  onChangeOrientation: 'onChangeOrientation',
  onChangeState: 'onChangeState',
  onFlip: 'onFlip',
  onInit: 'onInit',
  onUpdate: 'onUpdate',
  renderOnlyPageLengthChange: { instead: 'Memoize the pages: each render of the parent renders them.' },
  renderWindow: 'overscan',
  showCover: 'showCover',
  showPageCorners: 'showPageCorners',
  size: 'size',
  startPage: 'startPage',
  startZIndex: 'startZIndex',
  style: 'style',
  swipeDistance: 'swipeDistance',
  useMouseEvents: 'useMouseEvents',
  usePortrait: 'usePortrait',
  width: 'width',
};

/** The events, each with a name for the value that a handler of `Flipbook` receives. */
export const eventValues: Readonly<Record<Extract<keyof HTMLFlipBookProps, `on${string}`>, string>> = {
  onChangeOrientation: 'orientation',
  onChangeState: 'state',
  onFlip: 'page',
  onInit: 'book',
  onUpdate: 'book',
};

export const newMethods: Readonly<Record<keyof PageFlip, NewName<keyof FlipbookHandle>>> = {
  destroy: { instead: 'Render the book conditionally.' },
  flip: 'flip',
  flipNext: 'flipNext',
  flipPrev: 'flipPrev',
  getBoundsRect: { instead: 'The handle’s `getBoundsRect()` returns a `DOMRect` in the viewport.' },
  getCurrentPageIndex: 'getCurrentPageIndex',
  getFlipController: { instead: 'Call the turn methods of the handle.' },
  getOrientation: 'getOrientation',
  getPageCollection: { instead: 'Call `getPageCount()` and `getCurrentPageIndex()` of the handle.' },
  getPageCount: 'getPageCount',
  getSettings: { instead: 'Keep the settings where you pass them as props.' },
  getState: 'getState',
  isUserMove: { instead: 'Store the state that `onChangeState` receives.' },
  mousePosition: { instead: 'Handle `onPointerDown`.' },
  off: { instead: 'Pass another handler as a prop.' },
  on: { instead: 'Pass the handler as a prop: `onFlip`.' },
  pages: { instead: 'Call `getPageCount()` and `getCurrentPageIndex()` of the handle.' },
  turnToNextPage: 'turnToNextPage',
  turnToPage: 'turnToPage',
  turnToPrevPage: 'turnToPrevPage',
  update: 'update',
};

/** Methods of the drop-in that behave differently. */
export const differences: Readonly<Partial<Record<keyof PageFlip, string>>> = {
  destroy: 'React now unmounts the book. To show one again, change its `key`.',
  getSettings: 'This is a copy now. To change a setting, change the prop.',
  off: 'Removes only handlers that `on` added. Those in props stay.',
  update: 'No longer emits `flip`, and is rarely needed: the book observes its container.',
};

/** Findings about code that has no new name. */
export const messages = {
  declaration: 'Remove this declaration: the package has types.',
  handler: 'The handler receives `{ data }` without `object`. Use the `ref` for methods.',
  notStatic: 'Not a static import, so this stays with the drop-in.',
  pageFlip: 'There is no replacement for page-flip without React. Render the book with React.',
  size: 'Not a number, so this throws "Invalid width or height". For a fluid book write size="stretch".',
  turnInPage: 'The click no longer turns a second page. Remove corrections of the page’s number.',
} as const;
