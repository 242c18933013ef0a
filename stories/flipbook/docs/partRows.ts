/** The files of the flipbook by what they answer. Words between backticks are set as code. */
export const partRows = [
  {
    part: '`engine/settings`',
    answers: 'The settings, checked.',
  },
  { part: '`engine/pages`', answers: 'What each page is called, and whether it is hard.' },
  {
    part: '`engine/spreads`, `engine/turn`',
    answers:
      'Which pages lie open together, and where a page is now that the list has changed. Which four pages a turn involves.',
  },
  {
    part: '`engine/outline`',
    answers: 'One page or two, and how large. What a point on the book means: direction, corner, hot zone.',
  },
  { part: '`engine/crease`', answers: 'Where the crease is, and how far a corner reaches.' },
  {
    part: '`engine/events`, `engine/state`',
    answers: 'Everything that can happen to a book. Everything that changes while it is open.',
  },
  {
    part: '`engine/machine`, and its rules in `press`, `hover`, `run`, `refit`',
    answers: 'The state after an event, and its effects.',
  },
  { part: '`engine/pose`', answers: 'A crease as CSS transforms.' },
  {
    part: '`view/controller`',
    answers: 'Connects configuration, view and user: measures, listens, has handlers called.',
  },
  {
    part: '`view/pointer`, `view/eventTarget`, `view/keys`, `view/scrollKeys`',
    answers: 'Is a press or key for the book, and what does it request?',
  },
  {
    part: '`view/pressDefaults`',
    answers: 'What the browser makes of a press: does it select text, or click?',
  },
  {
    part: '`view/drawnBook`, `view/drawing`, `view/leaf`',
    answers: 'Draw a state: which pages are in sight, and how they move.',
  },
  {
    part: '`view/bookSizes`, `view/parentPage`',
    answers: 'How much space is there? Which page does the parent decide on, and has it been told?',
  },
  {
    part: '`view/elements`',
    answers: 'Which boxes has a page? What does a page call itself? Are its pictures loaded?',
  },
  { part: '`view/callbackQueue`', answers: 'Calls handlers one after the other, also when one throws.' },
  {
    part: '`Flipbook`, `childPages`, `PageSlot`',
    answers: 'The component, its children as pages, the boxes of a page.',
  },
  { part: '`compat`', answers: 'The same book under the names that users of `react-pageflip` know.' },
] as const;
