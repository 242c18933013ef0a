import type { DropInDifference } from '../DropInDifference.ts';

/** In what is written, and what is loaded. */
export const codeDifferences: readonly DropInDifference[] = [
  {
    id: 'elements',
    what: 'your elements',
    here: 'Left alone: no style, no class, no clone, no `ref` of ours. The classes are on the box around a page, so `.page.--left` becomes `.--left .page`.',
    before: 'Each page’s own element gets styles, classes and a `ref`; in portrait the turning page is a copy of it.',
    seen: ['at rest > elements'],
  },
  {
    id: 'places among siblings',
    what: '`:nth-child`, `:first-child` and `:last-child` of pages',
    here: 'Every page is the only child of its box, so go by the boxes: `.stf__item:nth-child(odd) .page`.',
    before: 'Pages are each other’s siblings.',
    seen: ['pages by their place / of the pages > output'],
  },
  {
    id: 'changed class',
    what: 'a `className` that changes',
    here: 'Leaves the book’s own classes where they are.',
    before: 'Takes `stf__parent` off the book’s element.',
    seen: ['a class that changes > classes'],
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
    seen: ['a page that is null', 'pages in a fragment', 'a page without a ref'],
  },
  {
    id: 'page lists',
    what: 'pages that come and go',
    here: 'Come and go: the open page stays open. Each time, `onUpdate` is called.',
    before:
      'A page that comes before the last throws, and the app is gone. `onUpdate` is not called: the component calls `updateFromHtml` before your handler is there again.',
    seen: ['pages: Append', 'pages: Prepend', 'pages: Remove > events', 'pages kept'],
  },
  {
    id: 'kept elements',
    what: 'a render of the parent',
    here: 'Leaves the pages where they are: focus stays in them.',
    before: 'Takes all pages out and puts them back: focus is lost, and so is what only the browser knows of them.',
    seen: ["a page's own controls > focus"],
  },
  {
    id: 'props',
    what: 'props',
    here: 'Only `width` and `height` are required. Every setting and every handler may change at any time.',
    before: 'The types require nearly all of them; later changes count for little.',
    seen: ['a setting that changes > time', 'types: only width and height', 'types: no class and style'],
  },
  {
    id: 'style sheet',
    what: 'the style sheet',
    here: 'A file, which your bundler takes along; in a cascade layer, so that any rule of yours wins.',
    before: 'A `style` element that the script writes, which a content security policy may refuse.',
    seen: ['at rest > styles'],
  },
  {
    id: 'boxes',
    what: 'classes',
    here: '`stf__wrapper` and `stf__block` are one element. `--simple` and the shadows’ classes are not there.',
    before: 'Two elements, one in the other.',
    seen: ['at rest > classes', 'cover > classes'],
  },
  {
    id: 'densities',
    what: '`--hard` and `--soft`',
    here: 'What the page itself is, always.',
    before:
      'Also left behind by turns: a soft page on the back of a hard one stays `--hard`. A first page with `showCover`, and a last page alone, are hard whatever they say.',
    seen: ['hard page in a soft leaf > classes'],
  },
  {
    id: 'server',
    what: 'server rendering',
    here: 'The pages, without the classes of pages; those come with the script.',
    before: 'An empty element.',
    seen: ['server rendering'],
  },
  {
    id: 'at rest',
    what: 'at rest',
    here: 'Nothing runs.',
    before: 'A callback in every frame, also after it has been unmounted.',
    seen: ['at rest > idle frames', 'destroy > idle frames'],
  },
  {
    id: 'names',
    what: 'screen readers',
    here: 'The book is a group, which you name with `aria-label`; pages have names, and pages out of sight are out of the tab order.',
    before: 'Nothing.',
    seen: ['at rest > role'],
  },
];
