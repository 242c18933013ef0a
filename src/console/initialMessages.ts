/** Messages that load with the console: its buttons, its announcements and its first pages. */
export const initialMessages = {
  handheld: {
    /** Names of the buttons, and of keys without a letter. */
    up: 'up',
    down: 'down',
    left: 'left',
    right: 'right',
    a: 'A',
    b: 'B',
    select: 'select',
    start: 'start',
    enter: 'Enter',
    backspace: 'Backspace',
    escape: 'Esc',
    /** The spoken text about a button in the guide and its keys. `{buttons}` may be two. */
    guide: '{buttons}: {does}.',
    twoButtons: '{first}, or {second}',
    keys: 'Keys: {keys}.',
    upKey: 'up arrow',
    downKey: 'down arrow',
    leftKey: 'left arrow',
    rightKey: 'right arrow',
    escapeKey: 'Escape',
    scrollUp: 'scroll up',
    scrollDown: 'scroll down',
    next: 'next',
    back: 'back',
    choose: 'choose',
    send: 'send',
    title: 'title page',
    menu: 'menu',
    itemUp: 'previous item',
    itemDown: 'next item',
    tabLeft: 'previous tab',
    tabRight: 'next tab',
    closeMenu: 'close menu',
    /** Name of the switch on the speaker. */
    sound: 'Sound',
    /** Name of the screen when it scrolls and can be focused. */
    screen: 'Screen',
    /** `{page}` and `{pages}` are numbers. */
    place: 'Page {page} of {pages}',
    /** In the corner of each page, hidden from screen readers. */
    pageNumber: '{page}/{pages}',
    formOpen: 'The company form is open.',
    formClosed: 'The company form is closed.',
    /** Announced while the requested page loads. */
    waiting: 'One moment...',
    /** Announced when it failed to load. */
    missing: 'The rest of the game did not load. Press again to retry.',
    noScript: "The console's buttons need JavaScript.",
  },
  instructions: {
    heading: 'Instructions',
    start: 'Press A to continue...',
    /** The current job: `{job}` is a role and an employer. */
    now: 'Now: {job}',
    buttons: 'Buttons',
    /** `{a}` and `{b}` are positions in the diamond of a gamepad's face buttons. */
    gamepad: 'On a gamepad, A is the {a} button and B the {b} one.',
    bottomSide: 'bottom',
    rightSide: 'right',
    leftSide: 'left',
    topSide: 'top',
  },
  title: {
    /** `{name}` is the owner's name. */
    title: "{name}'s Quest to Find a Job",
    /** Typed when the owner has no script for this page. */
    question: 'Which company are you with?',
    /** The button over the question: opens the company form, then focuses its field. */
    answer: 'Answer',
    decline: "I'd rather not",
  },
  /** Shown when the rest of the game failed to load. */
  missing: {
    heading: 'Lost on the way',
    what: 'The rest of the game did not load. Press next to retry, or reload this page.',
  },
};

export type InitialMessages = typeof initialMessages;
