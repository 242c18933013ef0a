import type { DropInDifference } from '../DropInDifference.ts';

/** In what is written, and what is loaded. */
export const codeDifferences: readonly DropInDifference[] = [
  {
    id: 'elements',
    what: 'your elements',
    here: 'Left alone: no style, no clone, no `ref` of ours. A page’s own element gets classes, beside its own.',
    before: 'Each page’s own element gets styles, classes and a `ref`; in portrait the turning page is a copy of it.',
  },
  {
    id: 'places among siblings',
    what: '`:nth-child`, `:first-child` and `:last-child` of pages',
    here: 'Every page is the only child of its box, so go by the boxes: `.stf__block > :nth-child(odd) .page`.',
    before: 'Pages are each other’s siblings.',
  },
  {
    id: 'changed class',
    what: 'a `className` that changes',
    here: 'Leaves the book’s own classes where they are.',
    before: 'Takes `stf__parent` off the book’s element.',
  },
  {
    id: 'lazy pictures',
    what: '`loading="lazy"` on pictures',
    here: 'Loads a picture when its page is open or next to be, so that no turn shows a gap: sets `loading` to `eager` then.',
    before: 'Loads the pictures of all pages at the start, or does not.',
    notRun:
      'Before, it depends on whether the browser paints once before the other pages are hidden: no two runs agree.',
  },
  {
    id: 'children',
    what: 'a page',
    here: 'Any child: components without `forwardRef`, fragments, arrays, texts; `null` and `false` are none.',
    before: 'An element that takes a `ref`; a `null` or a fragment throws.',
  },
  {
    id: 'page lists',
    what: 'pages that come and go',
    here: 'Come and go: the open page stays open, and is open again when all come back. Each time, `onUpdate` is called.',
    before:
      'A page that comes before the last throws, and the app is gone. `onUpdate` is not called: the component calls `updateFromHtml` before your handler is there again.',
  },
  {
    id: 'kept elements',
    what: 'a render of the parent',
    here: 'Leaves the pages where they are: focus stays in them.',
    before: 'Takes all pages out and puts them back: focus is lost, and so is what only the browser knows of them.',
  },
  {
    id: 'props',
    what: 'props',
    here: 'Only `width` and `height` are required. Every setting and every handler may change at any time.',
    before: 'The types require nearly all of them; later changes count for little.',
  },
  {
    id: 'undefined props',
    what: 'a prop that is handed on as `undefined`',
    here: 'Counts as not given: the default.',
    before: 'Replaces the default: a `size` throws, a switch is off.',
  },
  {
    id: 'style sheet',
    what: 'the style sheet',
    here: 'A file, which your bundler takes along; in a cascade layer, so that any rule of yours wins.',
    before: 'A `style` element that the script writes, which a content security policy may refuse.',
  },
  {
    id: 'boxes',
    what: 'classes',
    here: '`stf__wrapper` and `stf__block` are one element. `--simple` and the shadows’ classes are not there.',
    before: 'Two elements, one in the other.',
  },
  {
    id: 'densities',
    what: '`--hard` and `--soft`',
    here: 'What the page itself is, always.',
    before:
      'Also left behind by turns: a soft page on the back of a hard one stays `--hard`. A first page with `showCover`, and a last page alone, are hard whatever they say.',
  },
  {
    id: 'server',
    what: 'server rendering',
    here: 'The pages, without the classes of pages; those come with the script.',
    before: 'An empty element.',
    notRun: 'The runs have no server: a test renders the packed drop-in on one.',
  },
  {
    id: 'advice',
    what: 'in development',
    here: 'The console says, each once, what is read and not there, that a class or style gives the book a width that counts for nothing or a height that its pages stand out of, and which click on a page calls `flip(page)`. In production nothing.',
    before: 'Nothing.',
  },
  {
    id: 'at rest',
    what: 'at rest',
    here: 'Nothing runs.',
    before: 'A callback in every frame, also after it has been unmounted.',
  },
  {
    id: 'less motion',
    what: 'users who have asked for less motion',
    here: 'Turns are over at once; the events are the same.',
    before: 'Are shown all motion.',
  },
  {
    id: 'names',
    what: 'screen readers',
    here: 'The book is a group, which you name with `aria-label`; pages have names, and pages out of sight are out of the tab order.',
    before: 'Nothing.',
  },
];
