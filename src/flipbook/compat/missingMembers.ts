/** What `page-flip` has and a book has not, by the object that it is looked for on, and what to do instead. */
export interface MissingMembers {
  /** The object, as code reaches it from `pageFlip()`: '' for that itself. */
  readonly of: '' | 'getPageCollection().' | 'getFlipController().';
  readonly names: readonly string[];
  /** A sentence. */
  readonly instead: string;
}

/** All of them. Their rows in the list of differences, and what is said to developers, are made of this. */
export const missingMembers: readonly MissingMembers[] = [
  {
    of: '',
    names: ['loadFromHTML', 'updateFromHtml', 'clear'],
    instead: 'The children are the pages: render others.',
  },
  {
    of: '',
    names: ['loadFromImages', 'updateFromImages'],
    instead: 'The children are the pages: render an `img` for each picture.',
  },
  {
    of: '',
    names: ['getPage'],
    instead: 'Give your pages refs of your own.',
  },
  { of: '', names: ['setting'], instead: 'Call `getSettings()`.' },
  { of: '', names: ['flipController'], instead: 'Call `getFlipController()`.' },
  {
    of: '',
    names: ['ui', 'getUI', 'block'],
    instead: 'Find elements by their classes: `stf__parent` is the book, `stf__block` is what its pages lie in.',
  },
  { of: '', names: ['render', 'getRender'], instead: 'Call `getOrientation()` or `getBoundsRect()`.' },
  {
    of: '',
    names: ['updateState', 'updatePageIndex', 'updateOrientation'],
    instead: 'Only the book reports its events. To open a page call `turnToPage(page)`.',
  },
  {
    of: '',
    names: ['startUserTouch', 'userMove', 'userStop', 'isUserTouch'],
    instead: 'Call `flipNext()` or `flipPrev()`; `getState()` says whether a page is dragged.',
  },
  {
    of: 'getPageCollection().',
    names: ['pages', 'getPages', 'getPage'],
    instead: 'Give your pages refs of your own, and call `getPageCount()` for their number.',
  },
  {
    of: 'getPageCollection().',
    names: ['getSpread', 'getSpreadIndexByPage', 'getCurrentSpreadIndex'],
    instead: 'Count by `getCurrentPageIndex()` and `getOrientation()`.',
  },
  {
    of: 'getPageCollection().',
    names: ['setCurrentSpreadIndex', 'show', 'showNext', 'showPrev'],
    instead: 'Call `turnToPage(page)`, `turnToNextPage()` or `turnToPrevPage()`.',
  },
  {
    of: 'getFlipController().',
    names: ['flip', 'fold', 'start', 'stopMove', 'showCorner'],
    instead: 'Call `flipNext(corner)`, `flipPrev(corner)` or `flipToPage(page, corner)`.',
  },
  { of: 'getFlipController().', names: ['getCalculation'], instead: 'Call `getState()`: it is `read` at rest.' },
];
