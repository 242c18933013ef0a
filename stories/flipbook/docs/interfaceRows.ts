// What the book takes and gives beside its settings. Words between backticks are set as code.

/** Props that are no settings and no handlers. */
export const propRows = [
  {
    prop: '`page`',
    default: 'none',
    meaning: 'The open page, when the parent decides it. A change turns to it; what is open already stays.',
  },
  { prop: '`defaultPage`', default: '`startPage`', meaning: 'The page that is open at first, when it does not.' },
  {
    prop: '`direction`',
    default: '`ltr`',
    meaning: 'Which way the book is read: `ltr` or `rtl`. The text on its pages goes its own way.',
  },
  {
    prop: '`dragFrom`',
    default: '`anywhere`',
    meaning: 'From where a mouse drags a page. With `edges` from its outer third only; the rest is for selecting text.',
  },
  {
    prop: '`buttons`',
    default: '`false`',
    meaning: 'Two buttons below the book. An object with `previous` and `next` says what stands on them.',
  },
  { prop: '`pageName`', default: '3 of 8', meaning: 'What a page without a name of its own is called.' },
  { prop: '`announcement`', default: 'Pages 2 and 3 of 8', meaning: 'What is said when a turn has landed.' },
  {
    prop: '`turn`',
    default: 'none',
    meaning: 'Holds a turn still, for pictures: `direction`, `corner`, and `progress` from 0 to 1.',
  },
] as const;

/** The handlers. */
export const eventRows = [
  { handler: '`onFlip`', gets: 'the page', when: 'A turn is completed. Once for a jump over many pages.' },
  {
    handler: '`onPageChange`',
    gets: 'the page, and a `reason`',
    when: 'The same, and when pages that come or go give the open page another number. Not for what `page` says already.',
  },
  { handler: '`onChangeState`', gets: 'the state', when: 'The state is another. `getState()` says the same already.' },
  { handler: '`onChangeOrientation`', gets: '`portrait` or `landscape`', when: 'One page is shown now, or two.' },
  { handler: '`onInit`', gets: '`page` and `mode`', when: 'Once, after the first paint.' },
  { handler: '`onUpdate`', gets: '`page` and `mode`', when: 'The list of pages has changed.' },
] as const;

/** The four states. */
export const stateRows = [
  { state: '`read`', meaning: 'At rest. Nothing runs.' },
  { state: '`fold_corner`', meaning: 'A corner is lifted, because the pointer is near it.' },
  { state: '`user_fold`', meaning: 'Somebody drags a page.' },
  { state: '`flipping`', meaning: 'A page runs over, or home after it was let go too early.' },
] as const;

/** What is told of each movement, in order. */
export const orderRows = [
  { movement: 'a turn', told: '`flipping`, then `flip`, then `read`' },
  { movement: 'a drag that completes', told: '`user_fold`, `flipping`, `flip`, `read`' },
  { movement: 'a drag that does not', told: '`user_fold`, `flipping`, `read`' },
  { movement: 'a corner, lifted and left', told: '`fold_corner`, `read`' },
  { movement: 'a turn overtaken by another', told: '`flipping`, `flip` to where the last one leads, `read`' },
  { movement: 'a move that cannot be made', told: 'nothing' },
] as const;

/** What the ref holds. */
export const methodRows = [
  { method: '`flipNext(corner?)`, `flipPrev(corner?)`', does: 'Turn by one spread.' },
  { method: '`flip(page, corner?)`', does: 'Turns to the spread that shows the page, in one turn.' },
  { method: '`turnToNextPage()`, `turnToPrevPage()`, `turnToPage(page)`', does: 'The same without a movement.' },
  { method: '`getCurrentPageIndex()`', does: 'The first page of the open spread, from 0.' },
  { method: '`getPageCount()`, `getOrientation()`, `getState()`', does: 'What they say.' },
  { method: '`getBoundsRect()`, `getElement()`', does: 'The box of the book in the window; its own element.' },
  { method: '`update()`', does: 'Measures anew. The book does so by itself when its room changes.' },
] as const;

/** Keys, with the focus in the book. */
export const keyRows = [
  { key: '`←` `→`', does: 'Turn to that side: in a right-to-left book the left arrow goes forward.' },
  { key: '`Page Up` `Page Down`', does: 'Turn back, turn forward.' },
  { key: '`Home` `End`', does: 'Turn to the first page, to the last.' },
  { key: '`Escape`', does: 'Lets go of a page that is being dragged: it runs home.' },
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
    knob: '`--flipbook-page-width`, `--flipbook-page-height`',
    default: 'the settings',
    what: 'Size of a page until the script has measured. Set them where browsers without typed `attr()` must not jump.',
  },
] as const;
