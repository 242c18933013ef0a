/** The differences of the drop-in in what a hand does. */
export const handDifferences = {
  'flipping after a drag': {
    what: 'a page that is let go',
    here: 'Tells `flipping` between `user_fold` and `flip` or `read`: the page goes by itself from there on.',
    before: 'Tells `user_fold` until `read`.',
  },
  'turn time': {
    what: 'the time of a turn',
    here: '`flippingTime` is what a whole turn takes; a page that is let go takes its part of it.',
    before: 'Shorter: one thousandth of `flippingTime` for each pixel of the way, so that small books turn faster.',
  },
  buttons: {
    what: 'other buttons of a mouse',
    here: 'Turn nothing: the first button turns, the others are the browser’s.',
    before: 'Turn as the first does, beside what they do anyway.',
  },
  'left corners': {
    what: 'the left corners, where one page is shown',
    here: 'Are corners: with `disableFlipByClick` a click there turns back.',
    before: 'Are none: only the right ones turn, so that nothing turns back.',
  },
  'first pixels': {
    what: 'the first row and the first column of a book’s pixels',
    here: 'Are on the book: in a corner, the mouse lifts it there, and a click turns, also with `disableFlipByClick`.',
    before: 'Are not: one pixel further in they are.',
  },
  'zoomed windows': {
    what: 'one finger, where the window is zoomed with two',
    here: 'Moves what the window shows. A tap turns.',
    before: 'Drags the page.',
    notRun: 'The runs zoom by no fingers.',
  },
  dialogs: {
    what: 'a `dialog` or `[popover]` that is open on a page',
    here: 'Keeps its presses.',
    before: 'A click in it, or on its backdrop, turns the page away under it.',
    notRun: 'The projects of the runs have none.',
  },
  'useless drags': {
    what: 'a drag that cannot turn, before the first page or after the last',
    here: 'Does nothing and tells nothing.',
    before: 'Tells `user_fold`, then `read`; nothing moves.',
  },
  fingers: {
    what: 'a finger that moves',
    here: 'Takes the page along at once: `user_fold` comes before a swipe’s `flipping`. Too short a swipe lets it fall.',
    before: 'Takes it along after a quarter of a second; swipes tell `flipping` alone.',
  },
  'taps on corners': {
    what: 'a tap on a corner',
    here: 'Turns.',
    before: 'Turns; the mouse that browsers pretend there lifts the corner first: `fold_corner`.',
  },
  'double click': {
    what: 'a double click on text',
    here: 'Turns once; the second press is left to the selection. The next click takes the selection away, and turns nothing.',
    before: 'Turns twice, and selects nothing.',
  },
  'held keys': {
    what: 'a click with Shift or Control held',
    here: 'Turns nothing: with Shift a mouse selects text, with Control it may open a menu.',
    before: 'Turns.',
  },
  'beside the pages': {
    what: 'a click on the book’s element beside its pages, as with `autoSize={false}`',
    here: 'Turns nothing.',
    before: 'Turns.',
  },
  'drawn sizes': {
    what: 'a book that is drawn smaller or larger by what is around it, with `transform` or `zoom`',
    here: 'Presses land where they are seen.',
    before: 'Presses land where the place would be without: turns fail, or go the wrong way.',
  },
  'taps without scrolling': {
    what: 'a tap, with `mobileScrollSupport={false}`',
    here: 'Turns.',
    before: 'Turns nothing, unless it takes a quarter of a second.',
  },
  'focus of a press': {
    what: 'focus, when a page is pressed',
    here: 'Left to the browser: it leaves what had it, and goes nowhere.',
    before: 'Stays, also in a field beside the book: the press’s own effect is cancelled.',
  },
  controls: {
    what: 'controls in a page',
    here: 'Keep their clicks: also fields, boxes, labels, editable text, and players with `controls`; and what lies inside of a link or button.',
    before: 'Only the very `a` or `button` that is clicked does; a click on a box or a player turns the page.',
  },
  'scroll bars': {
    what: 'a press on a scroll bar in a page',
    here: 'Scrolls.',
    before: 'Turns the page.',
    notRun: 'The runs hide scroll bars: they take room, and not the same on every machine.',
  },
  'kept presses': {
    what: '`stopPropagation()` in native listeners for `mousedown` and `touchstart`, on what lies in a page',
    here: 'Does not keep the press: the book listens to pointers. Stop or prevent `pointerdown`, or write `data-flip-ignore` on the element.',
    before: 'Keeps the press: the page does not turn.',
  },
  'prevented presses': {
    what: '`preventDefault()` in listeners for `pointerdown` and `touchstart`, on what lies in a page',
    here: '`pointerdown`: keeps presses and swipes. `touchstart`: keeps nothing.',
    before: '`pointerdown`: keeps clicks and taps, but not swipes. `touchstart`: keeps taps.',
  },
  'presses given away': {
    what: '`clickEventForward={false}`: presses on a `button` that is `disabled`, taps on a slider or an open list',
    here: 'Turn, as presses on all controls then do.',
    before: 'Turn nothing.',
  },
  'contents list': {
    what: 'a list of contents in a page whose click calls `flip(page)`',
    here: 'Opens that page: the click is not turned into a second turn.',
    before: 'The click also turns, so that it may land one step off. Take away what your numbers make up for it.',
  },
  keys: {
    what: 'keys',
    here: 'With the prop `keyboard`, arrows, Page Up and Down, Home and End turn while the focus is in the book, and Escape lets a dragged page go, wherever it is. Without it, none do.',
    before: 'None.',
  },
} as const;
