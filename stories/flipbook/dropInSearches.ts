/** What to search a project for when its import is changed. Words between backticks are set as code. */
export const dropInSearches = [
  {
    'search for': '`getFlipController`',
    'what to do':
      'Nothing for `flipNext`, `flipPrev`, `flipToPage` and `getState`: it has these, as soon as there is a book.',
  },
  {
    'search for': '`mousePosition`, `isUserMove`',
    'what to do': 'Nothing: they say where the last press was, and whether it has dragged a page.',
  },
  {
    'search for': '`.page.--`',
    'what to do':
      'Nothing: pages have the classes beside their own. `:nth-child` and the like go by the page’s box: see below.',
  },
  {
    'search for': '`max-width`, `width`, `height` on the book’s class or `style`',
    'what to do':
      'Nothing for widths: they count for nothing, as before, unless they are `!important`. For a `height` with `size="stretch"` set `autoSize={false}`: pages then fit into it, as before.',
  },
  {
    'search for': '`position: fixed` in pages',
    'what to do': 'It goes by the window now. Write `absolute`, if it is to go by the page.',
  },
  {
    'search for': '`flip(`, `turnToPage(` in pages',
    'what to do': 'Give the number of the page itself: the click does not turn a page of its own any more.',
  },
  {
    'search for': '`declare module`',
    'what to do':
      'Take away what declares `react-pageflip`: types come along. `useRef<HTMLFlipBookRef>(null)` is the ref, `PageFlip` what `pageFlip()` gives.',
  },
] as const;
