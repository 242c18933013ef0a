import { missingMembers } from '../../../src/flipbook/compat/missingMembers.ts';
import type { DropInDifference } from '../DropInDifference.ts';

/** What is not there, as it is called. */
const missing = Object.entries(missingMembers).flatMap(([of, members]) =>
  members.flatMap(({ names }) => names.map((name) => `\`${of}${name}\``)),
);

/** In methods and listeners. */
export const methodDifferences: readonly DropInDifference[] = [
  {
    id: 'impossible moves',
    what: 'moves that cannot be made',
    here: 'Do nothing and tell nothing: past an end, to a page that does not exist, to the page that is open.',
    before:
      '`turnToNextPage()` at the end throws, `flip(999)` goes to page 0, `turnToPage` to the open page tells `flip`.',
  },
  {
    id: 'several moves',
    what: 'several moves at once',
    here: 'The last one wins: `flip(4)` during `flip(2)` lands on 4, with one `flip` for it. Two `flipNext()`, or clicks, are one turn over both leaves; `flipNext()` and `flipPrev()` end where they began.',
    before:
      'Lands on 6. Each tells its own `flip`. A jump past where a turn can land throws, and the book stands still.',
  },
  {
    id: 'moves in handlers',
    what: 'a method that is called in `onFlip`',
    here: 'Is done after the `read` of the turn that has landed, as any other: `flipNext()` moves.',
    before:
      'Is done before it: `flipNext()` jumps, tells `flip` first, and may end with a `flipping` that turns nothing.',
  },
  {
    id: 'jumps in a fold',
    what: '`turnToPage` while a page is held, or a corner lifted',
    here: 'Ends that: `flip`, then `read`.',
    before: 'Changes the pages below; what is lifted stays lifted.',
  },
  {
    id: 'failing handlers',
    what: 'a handler that throws',
    here: 'Is reported to the console; the book goes on.',
    before: 'Stops the book in the middle of what it does, for good.',
  },
  {
    id: 'written settings',
    what: '`getSettings()`',
    here: 'Answers a copy: change the props.',
    before: 'Answers what the book goes by: what is written to it counts.',
  },
  {
    id: 'only corners',
    what: 'methods, with `disableFlipByClick` and room beside or above the pages',
    here: 'Turn.',
    before: '`flipPrev()` turns nothing: it acts as a click, which then misses the corner.',
  },
  {
    id: 'on',
    what: '`on(event, handler)`',
    here: 'Listens until `off(event)`.',
    before: 'Listens until the book is drawn with other children.',
  },
  {
    id: 'off',
    what: '`off(event)`',
    here: 'Forgets what `on` was given. Handlers among the props stay.',
    before: 'Forgets those as well.',
  },
  {
    id: 'update',
    what: '`update()`',
    here: 'Measures again, and tells nothing.',
    before: 'Tells `flip` too, with the page that was open already.',
  },
  {
    id: 'early methods',
    what: '`pageFlip()` in the parent’s effect when it is mounted',
    here: 'Answers the object with the methods.',
    before: 'Answers `undefined`.',
  },
  {
    id: 'destroy',
    what: '`destroy()`',
    here: 'React takes the book off the page. A new one comes with another `key`.',
    before: 'Removes elements that are React’s, and goes on telling.',
  },
  {
    id: 'insides',
    what: missing.join(', '),
    here: 'Not there: the children are the pages, a hand is a hand, and the insides stay inside. What stands for each is said in development, when it is read.',
    before: 'Replace pages behind React’s back, act as a drag, hand out the insides.',
  },
];
