/** Messages that load after the console: its other pages and the Start Menu. */
export const lazyMessages = {
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
    /** Shown when the résumé has no skills. */
    none: 'Special moves are revealed in the interview.',
  },
  levels: {
    heading: 'Experience Levels',
    /** Above the current job. */
    now: 'Current job',
    /** `{date}` is the month in which the current job began. */
    since: 'since {date}',
    /** Name of the path with a stone for each level. */
    path: 'Levels',
    /** `{number}` is 1 to 5. */
    level: 'Level {number}',
    bonus: 'Bonus Stage',
    /** Replaces a company that the previous level named. */
    samePlace: 'Same company',
    /** Shown with more than six jobs and courses. */
    beside: '{count} more in the full résumé',
    /** Shown when the résumé has neither jobs nor courses. */
    none: 'A new game: level 1 could be yours.',
  },
  sideQuests: {
    heading: 'Side Quests',
    kicker: 'Bonus Content',
    back: 'Back to the side quests',
    /** Shown when the owner has no side quests. */
    none: 'No side quests. The main quest comes first.',
  },
  about: {
    heading: 'About the Developer',
    /** For owners who are not developers. `{role}` is shortened to fit the screen. */
    headingOfRole: 'About the {role}',
    headingOfAnybody: 'About Me',
    /** Shown when neither file has a story. */
    none: 'Origin story: best told in person.',
  },
  thankYou: {
    heading: 'Thank You',
    /** Typed when the owner has no farewell script. */
    farewell: 'Thank you for playing!',
    write: 'Email me',
    pointer: 'Contact info: press START.',
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
    copyThis: 'Copy {address}',
    copied: 'Copied',
    /** Shown when the browser refuses. */
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

export type LazyMessages = typeof lazyMessages;
