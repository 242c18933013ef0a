import type { CompanyFormMessages } from '../dialogue/companyFormMessages.ts';

/** Messages of the console's frame (`handheld`), the Start Menu and each page. */
export const handheldMessages = {
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
    /** A line of the guide for screen readers. `{buttons}` may be two. */
    guide: '{buttons}: {command}.',
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
    position: 'Page {page} of {pages}',
    /** Shown in the corner of each page, hidden from screen readers. */
    pageNumber: '{page}/{pages}',
    formOpen: 'The company form is open.',
    formClosed: 'The company form is closed.',
    /** Shown after a press before the console's script has loaded. */
    waiting: 'One moment...',
    noScript: "The console's buttons need JavaScript.",
  },
  instructions: {
    heading: 'Instructions',
    start: 'Press A to continue...',
    /** `{job}` is the role and the employer of the current job, or one of them. */
    currentJob: 'Now: {job}',
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
    /** Typed if the owner has no script for this page. */
    question: 'Which company are you with?',
    /** Name of the button that opens the company form. */
    answer: 'Answer',
    decline: "I'd rather not",
  },
  letter: {
    heading: 'Cover Letter',
    /** Shown when the owner has no letter. */
    none: 'This letter is still in the post.',
  },
  profile: {
    heading: 'Player Profile',
    name: 'Name',
    class: 'Class',
    playtime: 'Playtime',
    quest: 'Current Quest',
    bars: 'Skills',
  },
  controls: {
    heading: 'Controls',
    /** Shown when the page has neither skills nor languages. */
    none: 'Special moves are revealed in the interview.',
  },
  levels: {
    heading: 'Experience Levels',
    /** Heading of the current job. */
    currentJob: 'Current job',
    /** `{date}` is the month in which the current job began. */
    since: 'since {date}',
    /** Name of the path with a stone for each numbered level. */
    path: 'Levels',
    /** `{number}` is 1 to 5. */
    level: 'Level {number}',
    bonus: 'Bonus Stage',
    /** Replaces the company if the previous level is a job at the same one. */
    sameOrganization: 'Same company',
    /** `{count}` is the number of jobs and education entries that are not levels. */
    omitted: '{count} more in the full résumé',
    /** Shown when the page has no levels, certificates or awards. */
    none: 'A new game: level 1 could be yours.',
    /** Replaces `none` if the résumé has text sections. */
    inResume: 'The journey so far is told in the full résumé.',
  },
  sideQuests: {
    heading: 'Side Quests',
    kicker: 'Bonus Content',
    back: 'Back to the side quests',
    /** Shown when the page has neither side quests nor sections of the résumé. */
    none: 'No side quests. The main quest comes first.',
  },
  about: {
    heading: 'About the Developer',
    /** For owners who are not developers, if `{role}` fits. */
    headingOfRole: 'About the {role}',
    headingOfAnybody: 'About Me',
    /** Shown when there is neither a story nor a summary. */
    none: 'Origin story: best told in person.',
  },
  thankYou: {
    heading: 'Thank You',
    /** Typed when the owner has no farewell script. */
    farewell: 'Thank you for playing!',
    write: 'Email me',
    contactHint: 'Contact info: press START.',
  },
  startMenu: {
    menu: 'Start Menu',
    contact: 'Contact Info',
    colors: 'Colors',
    close: 'Close menu',
    /** Shown when the résumé has neither an email address nor a profile. */
    noContact: 'No contact info here. Try the résumé.',
    copy: 'Copy',
    /** Accessible name of the button. */
    copyLabel: 'Copy {address}',
    copied: 'Copied',
    /** Shown when the browser refuses to copy. */
    notCopied: 'Could not copy',
    resume: 'Résumé PDF',
    newTab: 'Opens in a new tab',
    /** Heading of the switches. */
    options: 'Options',
    sound: 'Sound',
    haptics: 'Haptics',
    readable: 'Plain type',
    on: 'on',
    off: 'off',
    teal: 'Teal',
    berry: 'Berry',
    purple: 'Purple',
    dandelion: 'Dandelion',
    kiwi: 'Kiwi',
    grape: 'Grape',
  },
};

type Messages = typeof handheldMessages;

/** Messages of the console's frame. */
export type ConsoleMessages = Messages['handheld'];

type Pages = Omit<Messages, 'handheld' | 'startMenu'> & { companyForm: CompanyFormMessages };

/** Overrides for the console's messages: its own, the Start Menu's, and each page's. */
export type HandheldMessages = Partial<ConsoleMessages> & {
  startMenu?: Partial<Messages['startMenu']>;
  pages?: { [Page in keyof Pages]?: Partial<Pages[Page]> };
};

/** Overrides for the pages' messages. */
export type PageMessages = NonNullable<HandheldMessages['pages']>;
