/** A term of the glossary. Words between backticks are set as code. */
export type Term = {
  readonly term: string;
  readonly meaning: string;
  /** Paths from the repository's root. */
  readonly where: readonly string[];
};

/** Every word with one meaning in this project, by area. */
export const glossary = {
  book: [
    {
      term: 'page',
      meaning: 'one side of a leaf. Counted from 0 in code, from 1 in the interface.',
      where: ['src/flipbook', 'src/booklet'],
    },
    {
      term: 'leaf',
      meaning: 'a sheet of paper with a page on its front and a page on its back. Leaves turn.',
      where: ['src/flipbook'],
    },
    { term: 'spread', meaning: 'the open pages: two side by side, or one.', where: ['src/flipbook'] },
    {
      term: 'landscape, portrait',
      meaning: 'spreads of two pages, and of one. The room for the book decides; for the manual, the window.',
      where: ['src/flipbook'],
    },
    {
      term: 'orientation',
      meaning: 'landscape or portrait; `changeOrientation` reports a change.',
      where: ['src/flipbook'],
    },
    {
      term: 'spine',
      meaning: 'the line along which the pages are bound. A drag completes once the corner has passed it.',
      where: ['src/flipbook'],
    },
    {
      term: 'cover',
      meaning: 'the first and the last page, where `showCover` is on: hard, and alone in their spread.',
      where: ['src/flipbook', 'src/booklet'],
    },
    {
      term: 'edition',
      meaning:
        'how the pages of the manual are set: printed (640 x 600, scaled), in the pocket edition (for the room there is, scrolling inside the page), or flowing (as long as they are).',
      where: ['src/booklet/ScaledBook.module.css'],
    },
    {
      term: 'reading view',
      meaning: 'the manual as one flowing text: the switch says `Text`.',
      where: ['src/booklet'],
    },
    {
      term: 'density',
      meaning: '`soft` or `hard`. A soft page folds as it turns, a hard one stays flat.',
      where: ['src/flipbook'],
    },
    {
      term: 'corner',
      meaning:
        'the top or bottom of a page, away from the spine. In a square around it, the hot zone, a page can be lifted.',
      where: ['src/flipbook'],
    },
    {
      term: 'crease',
      meaning: 'the line along which a page is folded over.',
      where: ['src/flipbook'],
    },
    { term: 'flip', meaning: 'a completed turn; the event has the new current page.', where: ['src/flipbook'] },
    {
      term: 'state',
      meaning:
        '`read`, `fold_corner`, `user_fold` or `flipping`: at rest, a corner lifted, a page dragged, a page turning.',
      where: ['src/flipbook'],
    },
    {
      term: 'settings',
      meaning: 'the props that change how a book behaves: `flippingTime`, `swipeDistance`, and so on.',
      where: ['src/flipbook/engine/settings.ts'],
    },
    {
      term: 'engine, view',
      meaning:
        'the engine is pure: it steps the state from event to event. The view listens, measures and writes to the DOM.',
      where: ['src/flipbook/engine', 'src/flipbook/view'],
    },
    {
      term: 'event',
      meaning: 'what happened to a book, as data in the past tense, such as `pointer-released`.',
      where: ['src/flipbook/engine/events.ts'],
    },
    {
      term: 'run',
      meaning: 'a movement of a corner by itself, from one point to another: a turn, a lift, a fall.',
      where: ['src/flipbook/engine'],
    },
    {
      term: 'snapshot',
      meaning: 'what a book tells its handlers about itself: current page and orientation.',
      where: ['src/flipbook/view'],
    },
    { term: 'booklet, manual', meaning: "the flipbook with this site's pages.", where: ['src/booklet'] },
    { term: 'leveling guide', meaning: "the booklet's page of work history.", where: ['src/booklet'] },
    { term: 'notes page', meaning: "the booklet's page of 13 ruled lines.", where: ['src/booklet'] },
    {
      term: 'code strip, seal, product code',
      meaning: "small print of the manuals of the time, here the owner's own.",
      where: ['src/booklet', 'site/content/game.json'],
    },
  ],
  console: [
    { term: 'console, handheld', meaning: 'the device, and its pages.', where: ['src/console'] },
    {
      term: 'shell',
      meaning: 'its body, and the colour of it.',
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
    { term: 'cap', meaning: 'the part of a button that moves down when pressed.', where: ['src/console/shell'] },
    { term: 'legend', meaning: 'the letter or word on the shell below a button.', where: ['src/console/shell'] },
    { term: 'D-pad', meaning: 'the cross: left and right turn pages, up and down scroll.', where: ['src/console'] },
    { term: 'A, B', meaning: 'next page, and previous page.', where: ['src/console'] },
    { term: 'Select, Start', meaning: 'to the title page; the Start Menu.', where: ['src/console'] },
    { term: 'Start Menu', meaning: 'the overlay with Contact Info and Colors.', where: ['src/console'] },
    { term: 'well', meaning: 'a recess in a surface.', where: ['src/theme/surfaces.css'] },
  ],
  words: [
    { term: 'owner', meaning: 'the developer whose résumé it is.', where: ['site/content'] },
    { term: 'visitor', meaning: 'the user of the site.', where: [] },
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
      meaning: 'the text of a key that the owner left out, made from the résumé.',
      where: ['src/content/draft'],
    },
    {
      term: 'placeholder owner',
      meaning:
        'Player One, the owner of the two files that the project ships with. A copy of both tells which texts are left.',
      where: ['site/build/placeholder'],
    },
    {
      term: 'leftover',
      meaning: "a text of the placeholder owner in an owner's files.",
      where: ['src/content/check/leftoverProblems.ts'],
    },
    { term: 'quest', meaning: 'the aim of the owner: `Join {company}`.', where: ['src/content'] },
    { term: 'side quest', meaning: 'a project or activity beside the job.', where: ['site/content/game.json'] },
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
    { term: 'script', meaning: 'keystrokes as data: what is typed, paused and erased.', where: ['src/dialogue'] },
    {
      term: 'readable text',
      meaning: 'the switch that replaces the pixel fonts by a sans-serif.',
      where: ['src/visit', 'src/theme/type.css'],
    },
    { term: 'plain résumé', meaning: '`/resume`: an ordinary page, to read and to print.', where: ['site/screens'] },
  ],
  ground: [
    { term: 'room', meaning: "the site's orange background.", where: ['src/theme'] },
    {
      term: 'palette, role, knob',
      meaning: 'a colour by name; a colour by use; a property that a part lets others set.',
      where: ['src/theme/tokens.css'],
    },
    {
      term: 'surface',
      meaning: 'a material: room, paper, LCD, lens, key, shell.',
      where: ['src/theme/surfaces.css'],
    },
    {
      term: 'bevel',
      meaning: 'light and dark edges that make a box look raised or sunken.',
      where: ['src/theme/surfaces.css'],
    },
    {
      term: 'layer',
      meaning: 'a cascade layer. Their order is tokens, base, flipbook, parts, site.',
      where: ['src/theme/theme.css'],
    },
    {
      term: 'stand-in',
      meaning: 'a system font with adjusted metrics, shown until ours has loaded.',
      where: ['src/theme/fonts.css'],
    },
    { term: 'sprite', meaning: 'a picture of dots, as text.', where: ['src/art/sprites'] },
    { term: 'baseline', meaning: 'the committed picture of a story.', where: ['.storybook/visual/baselines'] },
    {
      term: 'lazy part',
      meaning: 'a module that is loaded after the first paint, or when it is needed.',
      where: ['src/lazy'],
    },
    { term: 'prerender', meaning: 'to write every page as HTML in the build.', where: ['site/build'] },
  ],
} as const satisfies Record<string, readonly Term[]>;
