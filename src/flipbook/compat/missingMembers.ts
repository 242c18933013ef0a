interface MissingMembers {
  readonly names: readonly string[];
  /** The alternative, as a sentence for the warning. */
  readonly instead: string;
}

/** As reached from `pageFlip()`; '' is `pageFlip()` itself. */
export type WatchedObject = '' | 'getPageCollection().' | 'getFlipController().';

/** The list of differences (`react-pageflip.md`) names each. */
export const missingMembers: Readonly<Record<WatchedObject, readonly MissingMembers[]>> = {
  '': [
    {
      names: ['loadFromHTML', 'updateFromHtml', 'clear'],
      instead: 'The children are the pages: render other children.',
    },
    {
      names: ['loadFromImages', 'updateFromImages'],
      instead: 'The children are the pages: render an `img` for each picture.',
    },
    { names: ['getPage'], instead: 'Give your pages refs of your own.' },
    { names: ['setting'], instead: 'Call `getSettings()`.' },
    { names: ['flipController'], instead: 'Call `getFlipController()`.' },
    {
      names: ['ui', 'getUI', 'block'],
      instead: 'Find elements by their classes: `stf__parent` is the book, `stf__block` contains its pages.',
    },
    { names: ['render', 'getRender'], instead: 'Call `getOrientation()` or `getBoundsRect()`.' },
    {
      names: ['updateState', 'updatePageIndex', 'updateOrientation'],
      instead: 'Only the book reports its events. To open a page call `turnToPage(page)`.',
    },
    {
      names: ['startUserTouch', 'userMove', 'userStop', 'isUserTouch'],
      instead: 'Call `flipNext()` or `flipPrev()`; `getState()` says whether a page is dragged.',
    },
  ],
  'getPageCollection().': [
    {
      names: ['pages', 'getPages', 'getPage'],
      instead: 'Give your pages refs of your own, and call `getPageCount()` for their number.',
    },
    {
      names: ['getSpread', 'getSpreadIndexByPage', 'getCurrentSpreadIndex'],
      instead: 'Count by `getCurrentPageIndex()` and `getOrientation()`.',
    },
    {
      names: ['setCurrentSpreadIndex', 'show', 'showNext', 'showPrev'],
      instead: 'Call `turnToPage(page)`, `turnToNextPage()` or `turnToPrevPage()`.',
    },
  ],
  'getFlipController().': [
    {
      names: ['flip', 'fold', 'start', 'stopMove', 'showCorner'],
      instead: 'Call `flipNext(corner)`, `flipPrev(corner)` or `flipToPage(page, corner)`.',
    },
    { names: ['getCalculation'], instead: 'Call `getState()`: it is `read` at rest.' },
  ],
};
