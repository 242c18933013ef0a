import type { DropInDifference } from '../DropInDifference.ts';

/** In where a book and its pages lie, and what it opens with. */
export const bookDifferences: readonly DropInDifference[] = [
  {
    id: 'height in stretch',
    what: 'a `height` that a `className` or `style` gives the book, with `size="stretch"`',
    here: 'The pages are as high as their width makes them, and stand out where that is more. With `autoSize={false}` they fit into it.',
    before: 'The pages fit into it.',
  },
  {
    id: 'refused sizes',
    what: 'a `width` or `height` that is no number: `"300px"`, `"100%"`, `"auto"`, `undefined`',
    here: 'Refused with `Invalid width or height`. `"300"` is a number.',
    before:
      'Taken, and nothing is said: with such a `width` the open pages lie one over the other, as wide as their words.',
  },
  {
    id: 'odd sizes',
    what: 'a `width` or `height` that only JavaScript takes for a number: `"0x100"`',
    here: 'That number: 256 px.',
    before: 'That number in sums; as a height it is none: the pages are as high as their words.',
  },
  {
    id: 'room',
    what: 'a room that changes while the window stays, or is not there yet when the book is drawn',
    here: 'Followed: a drawer beside the book, a tab that opens.',
    before:
      'Not followed until the window changes or `update()` is called: a book in a closed tab opens without a size.',
  },
  {
    id: 'single page',
    what: 'a book of one page',
    here: 'Lies on the right, as every first page that has no other beside it.',
    before: 'Lies on the left, also with `showCover`.',
  },
  {
    id: 'fixed position',
    what: '`position: fixed` in a page at rest',
    here: 'Goes by the window.',
    before: 'Goes by its page.',
  },
  {
    id: 'orientation',
    what: 'a change of orientation',
    here: 'Calls `onChangeOrientation`, and keeps the page that was looked at. There is no `flip`; a turn that is under way lands first.',
    before:
      'Tells `flip` too, with the page that was open already, and shows the first page of the two. A turn that is under way stops short, at whichever page has its number.',
  },
  {
    id: 'start page',
    what: '`init` tells',
    here: 'The page that is open: the first of the two.',
    before: '`startPage` as it was given, also when it is the second of the two, a text, or no page at all.',
  },
];
