/** The fixed words that come with the console: what its buttons are for, what it says to those who do not see it, and its first pages. */
export const initialMessages = {
  handheld: {
    /** The buttons, as they are called, and on a keyboard the keys that have no letter. */
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
    /** What readers hear of a button in the guide, and of its keys. `{buttons}` may be two of them. */
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
    /** The name of the switch that the speaker is. */
    sound: 'Sound',
    /** What the screen is called where it can be scrolled, and so has the focus. */
    screen: 'Screen',
    /** `{page}` and `{pages}` are numbers. */
    place: 'Page {page} of {pages}',
    /** Stands in the corner of each page, for the eye only. */
    pageNumber: '{page}/{pages}',
    formOpen: 'The company form is open.',
    formClosed: 'The company form is closed.',
    /** Said while the page asked for is on its way. */
    waiting: 'One moment...',
    /** Said when it did not arrive. */
    missing: 'The rest of the game did not arrive. Press once more to try again.',
    /** Shown when something is pressed on a gamepad that no list has. */
    unknownPad: 'The console does not know this gamepad. Some of its buttons may be swapped or do nothing.',
    noScript: "The console's buttons need JavaScript.",
  },
  instructions: {
    heading: 'Instructions',
    start: 'Press A to continue...',
    buttons: 'Buttons',
    /** `{a}` and `{b}` are sides of the diamond of a gamepad's face buttons. */
    gamepad: 'On a gamepad, A is the {a} button and B the {b} one.',
    bottomSide: 'bottom',
    rightSide: 'right',
    leftSide: 'left',
    topSide: 'top',
  },
  title: {
    /** `{name}` is the owner's name. */
    title: "{name}'s Quest to Find a Job",
    /** Asked when the owner has written no script for this page. */
    question: 'Which company are you here for?',
    /** The button over the question: opens the company form, then goes to its field. */
    answer: 'Answer',
    decline: "I'd rather not",
  },
  /** Stands there where the rest of the game did not arrive. */
  missing: {
    heading: 'Lost on the way',
    what: 'The rest of the game did not arrive. Go on to try again, or load this page anew.',
  },
};

export type InitialMessages = typeof initialMessages;
