/** What a book does otherwise than the one that it replaces, on purpose. Words between backticks are set as code. */
export const dropInDifferences = [
  {
    what: 'your elements',
    here: 'Left alone: no style, no class, no clone, no `ref` of ours. The classes are on the box around a page, so `.page.--left` becomes `.--left .page`.',
    before: 'Each page’s own element gets styles, classes and a `ref`; in portrait the turning page is a copy of it.',
  },
  {
    what: 'a page',
    here: 'Any child: components without `forwardRef`, fragments, arrays, texts; `null` and `false` are none.',
    before: 'An element that takes a `ref`; a `null` or a fragment throws.',
  },
  {
    what: 'props',
    here: 'Only `width` and `height` are required. Every setting and every handler may change at any time.',
    before: 'The types require nearly all of them; later changes count for little.',
  },
  {
    what: 'moves that cannot be made',
    here: 'Do nothing and tell nothing: past an end, to a page that does not exist, to the page that is open.',
    before: '`turnToNextPage()` at the end throws, `flip(999)` goes to page 0.',
  },
  {
    what: 'several moves at once',
    here: 'The last one wins: `flip(8)` during `flip(2)` lands on 8, with one `flip` event for it.',
    before: 'Lands on 10.',
  },
  {
    what: '`turnTo…` methods',
    here: 'Tell `changeState` as well, like every turn: `flipping`, then `flip`, then `read`, at once.',
    before: 'Tell `flip` only.',
  },
  {
    what: 'a double click on text',
    here: 'Turns once; the second press is left to the selection.',
    before: 'Turns twice, and selects nothing.',
  },
  {
    what: 'a change of orientation',
    here: 'Tells `changeOrientation`, and keeps the page that was looked at. There is no `flip`.',
    before: 'Tells `flip` too, with the page that was open already.',
  },
  {
    what: '`onUpdate`',
    here: 'Comes whenever the list of pages has become another one.',
    before: 'Comes from `updateFromHtml`, which the component calls before your handler is there again.',
  },
  {
    what: '`off(event)`',
    here: 'Forgets what `on` was given. Handlers among the props stay.',
    before: 'Forgets those as well.',
  },
  {
    what: '`destroy()`',
    here: 'React takes the book off the page. A new one comes with another `key`.',
    before: 'Removes elements that are React’s, and goes on telling.',
  },
  {
    what: '`loadFromHTML`, `loadFromImages`, `updateFromHtml`, `updateFromImages`, `clear`',
    here: 'Not there: the children are the pages. For pictures, let each child be an `img`.',
    before: 'Replace the pages behind React’s back.',
  },
  {
    what: '`getPage`, `getPageCollection`, `getRender`, `getFlipController`, `getUI`, `updateState`, `updatePageIndex`, `updateOrientation`',
    here: 'Not there: they hand out the insides.',
    before: 'Hand out the insides.',
  },
  {
    what: '`startUserTouch`, `userMove`, `userStop`',
    here: 'Not there: a hand is a hand. Turn pages with the methods.',
    before: 'Act as a drag.',
  },
  {
    what: 'boxes',
    here: '`stf__wrapper` and `stf__block` are one element. `--simple` and the shadows’ classes are not there.',
    before: 'Two elements, one in the other.',
  },
  {
    what: '`--hard` and `--soft`',
    here: 'What the page itself is, always.',
    before: 'Also left behind by turns: a soft page on the back of a hard one stays `--hard`.',
  },
  {
    what: 'the style sheet',
    here: 'A file, which your bundler takes along; in a cascade layer, so that any rule of yours wins.',
    before: 'A `style` element that the script writes, which a content security policy may refuse.',
  },
  {
    what: 'at rest',
    here: 'Nothing runs.',
    before: 'A callback in every frame, also after it has been unmounted.',
  },
  {
    what: 'server rendering',
    here: 'The pages that are open first, without the classes of pages; those come with the script.',
    before: 'An empty element.',
  },
  {
    what: 'keyboard and screen readers',
    here: 'The book can be focused and has keys; pages out of sight are out of the tab order. Name it with `aria-label`.',
    before: 'Nothing.',
  },
] as const;

/** The classes that style sheets may go by. */
export const dropInClasses = [
  { class: '`stf__parent`', on: 'the book’s element, beside your `className`' },
  { class: '`stf__wrapper`, `stf__block`', on: 'the element in which the pages lie' },
  { class: '`--landscape`, `--portrait`', on: 'the same element: two pages side by side, or one' },
  { class: '`stf__item`', on: 'the box around each page' },
  { class: '`--left`, `--right`', on: 'that box: the side of the spine on which the page lies or last lay' },
  { class: '`--soft`, `--hard`', on: 'that box: whether the page folds, or turns as a board' },
] as const;
