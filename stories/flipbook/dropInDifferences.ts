import { missingMembers } from '../../src/flipbook/compat/missingMembers.ts';
import { handDifferences } from './handDifferences.ts';

/** One thing that the drop-in does otherwise than `react-pageflip`. Words between backticks are set as code. */
interface DropInDifference {
  readonly what: string;
  readonly here: string;
  readonly before: string;
  /** Why no case of `src/flipbook/proof/parity` shows it. */
  readonly notRun?: string;
}

/** What is not there, as it is called. */
const missing = Object.entries(missingMembers).flatMap(([of, members]) =>
  members.flatMap(({ names }) => names.map((name) => `\`${of}${name}\``)),
);

/**
 * What a book does otherwise than the one that it replaces, on purpose, by the id under which `dropInRun.json` keeps what was
 * seen of it. Where both were given the same input, what differs has its reason in this list.
 */
export const dropInDifferences: Readonly<Record<string, DropInDifference>> = {
  // In what is written, and what is loaded.
  elements: {
    what: 'your elements',
    here: 'Left alone: no style, no clone, no `ref` of ours. A page’s own element gets classes, beside its own.',
    before: 'Each page’s own element gets styles, classes and a `ref`; in portrait the turning page is a copy of it.',
  },
  'places among siblings': {
    what: '`:nth-child`, `:first-child` and `:last-child` of pages',
    here: 'Every page is the only child of its box, so go by the boxes: `.stf__block > :nth-child(odd) .page`.',
    before: 'Pages are each other’s siblings.',
  },
  'changed class': {
    what: 'a `className` that changes',
    here: 'Leaves the book’s own classes where they are.',
    before: 'Takes `stf__parent` off the book’s element.',
  },
  'lazy pictures': {
    what: '`loading="lazy"` on pictures',
    here: 'Loads a picture when its page is open or next to be, so that no turn shows a gap: sets `loading` to `eager` then.',
    before: 'Loads the pictures of all pages at the start, or does not.',
    notRun: 'Before, it depends on when the browser first paints: no two runs agree.',
  },
  children: {
    what: 'a page',
    here: 'Any child: components without `forwardRef`, fragments, arrays, texts; `null` and `false` are none.',
    before: 'An element that takes a `ref`; a `null` or a fragment throws.',
  },
  'page lists': {
    what: 'pages that come and go',
    here: 'Come and go: the open page stays open, and is open again when all come back. Each time, `onUpdate` is called.',
    before:
      'A page that comes before the last throws, and the app is gone. `onUpdate` is not called: the component calls `updateFromHtml` before your handler is there again.',
  },
  'kept elements': {
    what: 'a render of the parent',
    here: 'Leaves the pages where they are: focus stays in them.',
    before: 'Takes all pages out and puts them back: focus is lost, and so is what only the browser knows of them.',
  },
  props: {
    what: 'props',
    here: 'Only `width` and `height` are required. Every setting and every handler may change at any time.',
    before: 'The types require nearly all of them; later changes count for little.',
  },
  'undefined props': {
    what: 'a prop that is handed on as `undefined`',
    here: 'Counts as not given: the default.',
    before: 'Replaces the default: a `size` throws, a switch is off.',
  },
  'style sheet': {
    what: 'the style sheet',
    here: 'A file, which your bundler takes along; in a cascade layer, so that any rule of yours wins.',
    before: 'A `style` element that the script writes, which a content security policy may refuse.',
  },
  boxes: {
    what: 'classes',
    here: '`stf__wrapper` and `stf__block` are one element. `--simple` and the shadows’ classes are not there.',
    before: 'Two elements, one in the other.',
  },
  densities: {
    what: '`--hard` and `--soft`',
    here: 'What the page itself is, always.',
    before:
      'Also left behind by turns: a soft page on the back of a hard one stays `--hard`. A first page with `showCover`, and a last page alone, are hard whatever they say.',
  },
  server: {
    what: 'server rendering',
    here: 'The pages, without the classes of pages; those come with the script.',
    before: 'An empty element.',
    notRun: 'The runs have no server: a test renders the packed drop-in on one.',
  },
  advice: {
    what: 'in development',
    here: 'The console says, each once, what is read and not there, that a class or style gives the book a width that counts for nothing or a height that its pages stand out of, and which click on a page calls `flip(page)`. In production nothing.',
    before: 'Nothing.',
  },
  'at rest': {
    what: 'at rest',
    here: 'Nothing runs.',
    before: 'A callback in every frame, also after it has been unmounted.',
  },
  'less motion': {
    what: 'users who have asked for less motion',
    here: 'Turns are over at once; the events are the same.',
    before: 'Are shown all motion.',
  },
  names: {
    what: 'screen readers',
    here: 'The book is a group, which you name with `aria-label`; pages have names, and pages out of sight are out of the tab order.',
    before: 'Nothing.',
  },
  // In where a book and its pages lie, and what it opens with.
  'height in stretch': {
    what: 'a `height` that a `className` or `style` gives the book, with `size="stretch"`',
    here: 'The pages are as high as their width makes them, and stand out where that is more. With `autoSize={false}` they fit into it.',
    before: 'The pages fit into it.',
  },
  'refused sizes': {
    what: 'a `width` or `height` that is no number: `"300px"`, `"100%"`, `"auto"`, `undefined`',
    here: 'Refused with `Invalid width or height`. `"300"` is a number.',
    before: 'Taken, and nothing is said: with such a `width` the open pages lie one over the other.',
  },
  'odd sizes': {
    what: 'a `width` or `height` that only JavaScript takes for a number: `"0x100"`',
    here: 'That number: 256 px.',
    before: 'That number in sums; as a height it is none: the pages are as high as their words.',
  },
  room: {
    what: 'a room that changes while the window stays, or is not there yet when the book is drawn',
    here: 'Followed: a drawer beside the book, a tab that opens.',
    before: 'Not followed until the window changes or `update()` is called: a book in a closed tab has no size.',
  },
  'single page': {
    what: 'a book of one page',
    here: 'Lies on the right, as every first page that has no other beside it.',
    before: 'Lies on the left, also with `showCover`.',
  },
  'fixed position': {
    what: '`position: fixed` in a page at rest',
    here: 'Goes by the window.',
    before: 'Goes by its page.',
  },
  orientation: {
    what: 'a change of orientation',
    here: 'Calls `onChangeOrientation`, and keeps the page that was looked at. There is no `flip`; a turn that is under way lands first.',
    before:
      'Tells `flip` too, with the page that was open already, and shows the first page of the two. A turn that is under way stops short, at whichever page has its number.',
  },
  'start page': {
    what: '`init` tells',
    here: 'The page that is open: the first of the two.',
    before: '`startPage` as it was given, also when it is the second of the two, a text, or no page at all.',
  },
  ...handDifferences,
  // In methods and listeners.
  'impossible moves': {
    what: 'moves that cannot be made',
    here: 'Do nothing and tell nothing: past an end, to a page that does not exist, to the page that is open.',
    before:
      '`turnToNextPage()` at the end throws, `flip(999)` goes to page 0, `turnToPage` to the open page tells `flip`.',
  },
  'several moves': {
    what: 'several moves at once',
    here: 'The last one wins: `flip(4)` during `flip(2)` lands on 4, with one `flip` for it. Two `flipNext()`, or clicks, are one turn over both leaves; `flipNext()` and `flipPrev()` end where they began.',
    before: 'Lands on 6. Each tells its own `flip`. A jump past where a turn can land throws and stops the book.',
  },
  'moves in handlers': {
    what: 'a method that is called in `onFlip`',
    here: 'Is done after the `read` of the turn that has landed, as any other: `flipNext()` moves.',
    before: 'Before it: `flipNext()` jumps, tells `flip` first, and may end with a `flipping` that turns nothing.',
  },
  'jumps in a fold': {
    what: '`turnToPage` while a page is held, or a corner lifted',
    here: 'Ends that: `flip`, then `read`.',
    before: 'Changes the pages below; what is lifted stays lifted.',
  },
  'failing handlers': {
    what: 'a handler that throws',
    here: 'Is reported to the console; the book goes on.',
    before: 'Stops the book in the middle of what it does, for good.',
  },
  'written settings': {
    what: '`getSettings()`',
    here: 'Answers a copy: change the props.',
    before: 'Answers what the book goes by: what is written to it counts.',
  },
  'only corners': {
    what: 'methods, with `disableFlipByClick` and room beside or above the pages',
    here: 'Turn.',
    before: '`flipPrev()` turns nothing: it acts as a click, which then misses the corner.',
  },
  on: {
    what: '`on(event, handler)`',
    here: 'Listens until `off(event)`.',
    before: 'Listens until the book is drawn with other children.',
  },
  off: {
    what: '`off(event)`',
    here: 'Forgets what `on` was given. Handlers among the props stay.',
    before: 'Forgets those as well.',
  },
  update: {
    what: '`update()`',
    here: 'Measures again, and tells nothing.',
    before: 'Tells `flip` too, with the page that was open already.',
  },
  'early methods': {
    what: '`pageFlip()` in the parent’s effect when it is mounted',
    here: 'Answers the object with the methods.',
    before: 'Answers `undefined`.',
  },
  destroy: {
    what: '`destroy()`',
    here: 'React takes the book off the page. A new one comes with another `key`.',
    before: 'Removes elements that are React’s, and goes on telling.',
  },
  insides: {
    what: missing.join(', '),
    here: 'Not there: the children are the pages, a hand is a hand, and the insides stay inside. What stands for each is said in development, when it is read.',
    before: 'Replace pages behind React’s back, act as a drag, hand out the insides.',
  },
};
