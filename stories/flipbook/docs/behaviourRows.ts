// What the book does, in tables. Words between backticks are set as code.

/** The four states. */
export const stateRows = [
  { state: '`read`', meaning: 'At rest. Nothing runs.' },
  { state: '`fold_corner`', meaning: 'A corner is lifted, because the pointer is near it.' },
  { state: '`user_fold`', meaning: 'A page is dragged.' },
  {
    state: '`flipping`',
    meaning: 'A page turns by itself: to complete its turn, or to return after it was released too early.',
  },
] as const;

/** The handlers' calls for each movement, in order. */
export const orderRows = [
  { movement: 'a turn', reported: '`flipping`, then `flip`, then `read`' },
  { movement: 'a drag that completes', reported: '`user_fold`, `flipping`, `flip`, `read`' },
  { movement: 'a drag that does not', reported: '`user_fold`, `flipping`, `read`' },
  { movement: 'a corner, lifted and left', reported: '`fold_corner`, `read`' },
  { movement: 'a turn replaced by another', reported: '`flipping`, `flip` to where the last one leads, `read`' },
  {
    movement: 'an opening without a movement: `turnTo…`, find-in-page, an invalid field',
    reported: '`flip`; `read` after it if something moved',
  },
  { movement: 'a move that cannot be made', reported: 'nothing' },
] as const;

/** What the ref holds. */
export const methodRows = [
  { method: '`flipNext(corner?)`, `flipPrev(corner?)`', does: 'Turn by one spread.' },
  { method: '`flip(page, corner?)`', does: 'Turns to the spread that shows the page, in one turn.' },
  { method: '`turnToNextPage()`, `turnToPrevPage()`, `turnToPage(page)`', does: 'The same without a movement.' },
  { method: '`getCurrentPageIndex()`', does: 'The first page of the open spread, from 0.' },
  { method: '`getPageCount()`, `getOrientation()`, `getState()`', does: 'What they say.' },
  { method: '`getBoundsRect()`, `getElement()`', does: 'The box of the book in the window; its own element.' },
  { method: '`update()`', does: 'Measures anew. The book does so by itself when its space changes.' },
] as const;

/** Keys, with the focus in the book or on a button of it. */
export const keyRows = [
  { key: '`←` `→`', does: 'Turn to that side: in a right-to-left book the left arrow goes forward.' },
  { key: '`↑` `↓`', does: 'Scroll the open page, if it scrolls inside.' },
  { key: '`Space` `Shift` + `Space`', does: 'Scroll it by most of what is seen, on and back.' },
  { key: '`Page Up` `Page Down`', does: 'The same; where the page ends, turn back, turn forward.' },
  { key: '`Home` `End`', does: 'Scroll to the page’s start, its end; there, turn to the first page, to the last.' },
  {
    key: '`Escape`',
    does: 'Cancels the drag of a page: it returns. Wherever the focus is, and without `keyboard`, too.',
  },
] as const;

/** What parts of the page may style or set. */
export const knobRows = [
  {
    knob: '`--flipbook-paper`',
    default: 'white',
    what: 'The blank back of a page, where one page is shown at a time.',
  },
  { knob: '`--flipbook-button-gap`', default: '0.5rem', what: 'Between the two buttons, and above them.' },
  {
    knob: '`--flipbook-page-overflow`',
    default: 'visible',
    what: 'What becomes of that which stands out of a page at rest. With `clip` it is cut off.',
  },
  {
    knob: '`--flipbook-page-width`, `--flipbook-page-height`',
    default: 'the settings',
    what: 'Size of a page until the script has measured. Set them where browsers without typed `attr()` must not jump.',
  },
] as const;
