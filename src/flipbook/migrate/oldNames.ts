// The names of react-pageflip that we changed. The drop-in keeps all names of react-pageflip, and
// `Flipbook` keeps most of them.
import type { PageFlip } from '../compat/PageFlip.ts';
import type { HTMLFlipBookProps } from '../compat.tsx';
import type { FlipbookHandle } from '../FlipbookHandle.ts';
import type { FlipbookAnyProps } from '../FlipbookProps.ts';

/** The docs pages in Storybook that findings link to. */
export const pages = {
  dropIn: 'flipbook-drop-in--docs',
  settings: 'flipbook-settings-and-events--docs',
} as const;

export const newModules: Readonly<Record<string, string>> = {
  'react-pageflip': 'react-page-turn/react-pageflip',
  'react-pageflip/build/html-flip-book/settings': 'react-page-turn/react-pageflip/build/html-flip-book/settings',
};

/** For each prop that `Flipbook` renamed or dropped: its new name, or what to do instead. */
export const newProps: Readonly<
  Record<
    Exclude<keyof HTMLFlipBookProps, keyof FlipbookAnyProps>,
    keyof FlipbookAnyProps | { readonly instead: string }
  >
> = {
  renderOnlyPageLengthChange: { instead: 'Memoize the pages: each render of the parent renders them.' },
  renderWindow: 'overscan',
};

/** The events, each with a name for the value that a handler of `Flipbook` receives. */
export const eventValues: Readonly<Record<Extract<keyof HTMLFlipBookProps, `on${string}`>, string>> = {
  onChangeOrientation: 'orientation',
  onChangeState: 'state',
  onFlip: 'page',
  onInit: 'book',
  onUpdate: 'book',
};

const sharedMethods = [
  'flip',
  'flipNext',
  'flipPrev',
  'getCurrentPageIndex',
  'getOrientation',
  'getPageCount',
  'getState',
  'turnToNextPage',
  'turnToPage',
  'turnToPrevPage',
  'update',
] as const satisfies readonly (keyof PageFlip & keyof FlipbookHandle)[];

/** Whether `Flipbook` has a method with the same name and meaning. */
export const isSharedMethod = (name: string): boolean => sharedMethods.some((shared) => shared === name);

/** For each other member, a sentence that describes its replacement. */
export const otherMembers: Readonly<Record<Exclude<keyof PageFlip, (typeof sharedMethods)[number]>, string>> = {
  destroy: 'Render the book conditionally.',
  getBoundsRect: 'The handle’s `getBoundsRect()` returns a `DOMRect` in the viewport.',
  getFlipController: 'Call the turn methods of the handle.',
  getPageCollection: 'Call `getPageCount()` and `getCurrentPageIndex()` of the handle.',
  getSettings: 'Keep the settings where you pass them as props.',
  isUserMove: 'Store the state that `onChangeState` receives.',
  mousePosition: 'Handle `onPointerDown`.',
  off: 'Pass another handler as a prop.',
  on: 'Pass the handler as a prop: `onFlip`.',
  pages: 'Call `getPageCount()` and `getCurrentPageIndex()` of the handle.',
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
