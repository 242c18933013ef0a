import type { DropInDifference } from '../DropInDifference.ts';

/** In methods and listeners. */
export const methodDifferences: readonly DropInDifference[] = [
  {
    id: 'impossible moves',
    what: 'moves that cannot be made',
    here: 'Do nothing and tell nothing: past an end, to a page that does not exist, to the page that is open.',
    before:
      '`turnToNextPage()` at the end throws, `flip(999)` goes to page 0, `turnToPage` to the open page tells `flip`.',
    seen: [
      'turnToNextPage at the end > input',
      'turnToPage to the open page > events',
      'flip out of the book',
      'flip before the book',
    ],
  },
  {
    id: 'several moves',
    what: 'several moves at once',
    here: 'The last one wins: `flip(4)` during `flip(2)` lands on 4, with one `flip` for it. Two `flipNext()` are one turn over both leaves.',
    before: 'Lands on 6. Each tells its own `flip`.',
    seen: ['several moves at once', 'two steps at once > events'],
  },
  {
    id: 'on',
    what: '`on(event, handler)`',
    here: 'Listens until `off(event)`.',
    before: 'Listens until the book is drawn with other children.',
    seen: ['listeners and other children > events'],
  },
  {
    id: 'off',
    what: '`off(event)`',
    here: 'Forgets what `on` was given. Handlers among the props stay.',
    before: 'Forgets those as well.',
    seen: ['off > events'],
  },
  {
    id: 'update',
    what: '`update()`',
    here: 'Measures again, and tells nothing.',
    before: 'Tells `flip` too, with the page that was open already.',
    seen: ['update > events', 'a drawer beside the book / update > events'],
  },
  {
    id: 'early methods',
    what: '`pageFlip()` in the parent’s effect when it is mounted',
    here: 'Answers the object with the methods.',
    before: 'Answers `undefined`.',
    seen: ["the book in the parent's effect > output"],
  },
  {
    id: 'destroy',
    what: '`destroy()`',
    here: 'React takes the book off the page. A new one comes with another `key`.',
    before: 'Removes elements that are React’s, and goes on telling.',
    seen: ['destroy > events'],
  },
  {
    id: 'insides',
    what: '`loadFromHTML`, `loadFromImages`, `updateFromHtml`, `updateFromImages`, `clear`, `getPage`, `getPageCollection().pages`, `.getPages()`, `.getSpread()` and `.getCurrentSpreadIndex()`, `setting`, `ui`, `render`, `getRender`, `getFlipController`, `getUI`, `updateState`, `updatePageIndex`, `updateOrientation`, `startUserTouch`, `userMove`, `userStop`',
    here: 'Not there: the children are the pages, a hand is a hand, and the insides stay inside. For pictures, let each child be an `img`.',
    before: 'Replace pages behind React’s back, act as a drag, hand out the insides.',
    seen: ['methods that are there > methods', 'insides that nothing stands for > output'],
  },
];
