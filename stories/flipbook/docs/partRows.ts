/** The files of the flipbook by what they answer. Words between backticks are set as code. */
export const partRows = [
  {
    part: '`engine/settings`, `engine/layout`',
    answers: 'What the book is told, checked. One page or two, and how large.',
  },
  { part: '`engine/pages`, `engine/density`', answers: 'What each page is called, and whether it is hard.' },
  {
    part: '`engine/spreads`, `engine/turn`',
    answers: 'Which pages lie open together. Which four pages a turn involves.',
  },
  {
    part: '`engine/gestures`, `engine/frame`',
    answers: 'What a place on the book means: direction, corner, hot zone, swipe. Where the side that turns lies.',
  },
  { part: '`engine/fold`', answers: 'Where the crease is, and how far a corner reaches.' },
  {
    part: '`engine/step`, `engine/effects`, and the changes in `ask`, `hover`, `press`, `release`, `run`',
    answers: 'What becomes of the book when something happens to it, and what is told of it.',
  },
  { part: '`engine/track`, `engine/pose`', answers: 'Where the corner is along a way. A crease as CSS transforms.' },
  { part: '`view/controller`', answers: 'Brings it together: measures, listens, tells.' },
  { part: '`view/pointer`, `view/keys`', answers: 'Whose press or key is it, and what does it ask?' },
  { part: '`view/bookView`, `view/stage`, `view/leaf`', answers: 'Draw a state: who is in sight, and how it moves.' },
  { part: '`view/outbox`', answers: 'Calls handlers one after the other, whatever one of them does.' },
  {
    part: '`Flipbook`, `childPages`, `PageSlot`',
    answers: 'The component, its children as pages, the boxes of a page.',
  },
  { part: '`compat`', answers: 'The same book under the names that users of `react-pageflip` know.' },
] as const;
