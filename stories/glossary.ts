/** A term of the glossary. Words between backticks are set as code. */
export type Term = {
  readonly term: string;
  readonly meaning: string;
  /** Paths from the repository's root, where there is such a place. */
  readonly where: readonly string[];
};

/** Every word we use for one thing only, by where it belongs. */
export const glossary = {
  book: [
    {
      term: 'page',
      meaning: 'one side of paper with something on it. Counted from 0 in code, from 1 for people.',
      where: ['src/flipbook', 'src/booklet'],
    },
    {
      term: 'leaf',
      meaning: 'a sheet of paper: the two pages on its front and back. A leaf is what turns.',
      where: ['src/flipbook'],
    },
    { term: 'spread', meaning: 'what lies open: two pages side by side, or one.', where: ['src/flipbook'] },
    {
      term: 'landscape, portrait',
      meaning: "spreads of two pages, and of one. The window's width decides, at 1280 px.",
      where: ['src/flipbook'],
    },
    {
      term: 'orientation',
      meaning: 'which of the two the book is in; `changeOrientation` says when it changes.',
      where: ['src/flipbook'],
    },
    {
      term: 'spine',
      meaning: 'the line along which the pages are bound. A drag completes when it has passed it.',
      where: ['src/flipbook'],
    },
    {
      term: 'cover',
      meaning: 'the first and the last page, where `showCover` is on: hard, and alone in their spread.',
      where: ['src/flipbook', 'src/booklet'],
    },
    {
      term: 'density',
      meaning: '`soft` or `hard`. A soft page bends as it turns, a hard one stays flat.',
      where: ['src/flipbook'],
    },
    {
      term: 'corner',
      meaning: "where a page can be taken hold of: within a fifth of the page's diagonal.",
      where: ['src/flipbook'],
    },
    {
      term: 'fold',
      meaning: 'the line in which a page is bent, and the part turned over beyond it.',
      where: ['src/flipbook'],
    },
    { term: 'flip', meaning: 'a finished turn; the event names the page now shown.', where: ['src/flipbook'] },
    {
      term: 'state',
      meaning:
        '`read`, `fold_corner`, `user_fold` or `flipping`: lying still, a corner lifted, a page held, a page turning.',
      where: ['src/flipbook'],
    },
    {
      term: 'settings',
      meaning: 'the 21 names by which a book is told how to behave: `flippingTime`, `swipeDistance`, and so on.',
      where: ['src/flipbook/engine/settings.ts'],
    },
    {
      term: 'engine, view',
      meaning: 'the rules of turning, without a browser; and what reads and writes the page by them.',
      where: ['src/flipbook'],
    },
    { term: 'booklet, manual', meaning: "the flipbook filled with this site's eight pages.", where: ['src/booklet'] },
    { term: 'leveling guide', meaning: "the booklet's page of work history.", where: ['src/booklet'] },
    { term: 'notes page', meaning: "the booklet's page of 13 ruled lines.", where: ['src/booklet'] },
    {
      term: 'code strip, seal, product code',
      meaning: "small print of the manuals of the time, here the owner's own.",
      where: ['src/booklet', 'site/content/game.json'],
    },
  ],
  console: [
    { term: 'console, handheld', meaning: 'the device, with its nine pages.', where: ['src/console'] },
    {
      term: 'shell',
      meaning: 'its moulded body, and the colour of it: teal, berry, purple, dandelion, kiwi, grape.',
      where: ['src/theme/shells.css', 'src/content/shells.ts'],
    },
    { term: 'lens', meaning: 'the dark window in the shell behind which the LCD lies.', where: ['src/console/shell'] },
    { term: 'LCD', meaning: 'the screen: 160 × 144 dots, grey-green, in colour.', where: ['src/console'] },
    {
      term: 'dot',
      meaning: 'one cell of the LCD, and one cell of a sprite. `--dot` is its size.',
      where: ['src/theme/tokens.css', 'src/art'],
    },
    { term: 'LED', meaning: 'the small red light beside the LCD.', where: ['src/console/shell'] },
    { term: 'cap', meaning: 'the part of a button that goes down, in its well.', where: ['src/console/shell'] },
    { term: 'legend', meaning: 'the letter or word in the shell below a button.', where: ['src/console/shell'] },
    { term: 'D-pad', meaning: 'the cross: left and right go back and on, up and down scroll.', where: ['src/console'] },
    { term: 'A, B', meaning: 'on, and back.', where: ['src/console'] },
    { term: 'Select, Start', meaning: 'to the title page; the Start Menu.', where: ['src/console'] },
    { term: 'Start Menu', meaning: 'the overlay with Contact Info and Colors.', where: ['src/console'] },
    { term: 'well', meaning: 'a hollow that something lies in.', where: ['src/theme/surfaces.css'] },
  ],
  words: [
    { term: 'owner', meaning: 'the developer whose résumé it is.', where: ['site/content'] },
    { term: 'visitor', meaning: 'whoever looks at it.', where: [] },
    {
      term: 'content',
      meaning: "the owner's two files, checked: `{ resume, game, asOf }`.",
      where: ['src/content/Content.ts'],
    },
    {
      term: 'level, stage',
      meaning: 'a step of the work history, 1 to 5 and bonus; and a job or training on it.',
      where: ['src/content'],
    },
    {
      term: 'draft',
      meaning: 'what is said where the owner says nothing: drawn from the résumé, true of anybody with such a one.',
      where: ['src/content/draft'],
    },
    {
      term: 'placeholder owner',
      meaning: 'Player One, with whose two files the project ships; a copy that no owner edits says what is theirs.',
      where: ['site/build/placeholder'],
    },
    {
      term: 'leftover',
      meaning: "a text of the placeholder owner that still stands in an owner's files.",
      where: ['src/content/check/leftoverProblems.ts'],
    },
    { term: 'quest', meaning: 'what the owner is after: `Join {company}`.', where: ['src/content'] },
    { term: 'side quest', meaning: 'a thing done beside the work.', where: ['site/content/game.json'] },
    {
      term: 'company',
      meaning: 'the name that a visitor may give. It stays on the page, for the visit.',
      where: ['src/visit'],
    },
    {
      term: 'link fragment',
      meaning: '`#company=Acme` in an address; it sets the company and never reaches a server.',
      where: ['src/visit'],
    },
    { term: 'script', meaning: 'what is typed, paused and erased, as data.', where: ['src/dialogue'] },
    {
      term: 'readable text',
      meaning: 'the switch that puts the sans in place of the pixel faces.',
      where: ['src/visit', 'src/theme/type.css'],
    },
    { term: 'plain résumé', meaning: '`/resume`: an ordinary page, to read and to print.', where: ['site/screens'] },
  ],
  ground: [
    { term: 'room', meaning: "what the things stand in: the site's orange.", where: ['src/theme'] },
    {
      term: 'palette, role, knob',
      meaning: "a colour's own name; what it is for; what a part lets others set.",
      where: ['src/theme/tokens.css'],
    },
    {
      term: 'surface',
      meaning: 'what a thing is made of: room, paper, LCD, lens, key, shell.',
      where: ['src/theme/surfaces.css'],
    },
    {
      term: 'bevel',
      meaning: 'the light and dark edges that make a thing stand out, or lie in.',
      where: ['src/theme/surfaces.css'],
    },
    {
      term: 'layer',
      meaning: 'the order in which style sheets overrule one another: tokens, base, parts, site.',
      where: ['src/theme/theme.css'],
    },
    {
      term: 'stand-in',
      meaning: "the visitor's own face, stretched to ours until ours arrives.",
      where: ['src/theme/fonts.css'],
    },
    { term: 'sprite', meaning: 'a picture of dots as data.', where: ['src/art'] },
    { term: 'baseline', meaning: 'the picture a story is compared with.', where: ['.storybook/visual/baselines'] },
    { term: 'prerender', meaning: 'to write every page as real HTML at build.', where: ['site/build'] },
  ],
} as const satisfies Record<string, readonly Term[]>;
