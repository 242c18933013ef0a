/** The fixed words of what does not come with the console: its other pages, and the Start Menu. */
export const lazyMessages = {
  letter: {
    heading: 'Cover Letter',
    /** Said when the owner has written no letter. */
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
    /** Said when the résumé lists no skills. */
    none: 'No special moves are listed here. Ask about them!',
  },
  levels: {
    heading: 'Experience Levels',
    /** Over today's job. */
    now: 'Now playing',
    /** `{date}` is the month that today's job began in. */
    since: 'since {date}',
    /** What the path with a stone for each level is called. */
    path: 'Levels',
    /** `{number}` is the level's, 1 to 5. */
    level: 'Level {number}',
    bonus: 'Bonus Stage',
    /** Stands for a company that the level before has named. */
    samePlace: 'Same company',
    /** Said when there are more than six jobs and trainings. `{count}` is how many more. */
    beside: '… and {count} more: the plain résumé has them all.',
    /** Said when the résumé lists neither work nor training. */
    none: 'A new game: level 1 could be yours.',
  },
  sideQuests: {
    heading: 'Side Quests',
    kicker: 'Bonus Content',
    back: 'Back to the side quests',
    /** Said when the owner has none. */
    none: 'No side quests. The main quest comes first.',
  },
  about: {
    heading: 'About the Developer',
    /** Where the owner is no developer: `{role}` is theirs, as far as the screen has room for it. */
    headingOfRole: 'About the {role}',
    headingOfAnybody: 'About Me',
    /** Shown when neither the game nor the résumé has a story. */
    none: 'A character of few words. Ask in person!',
  },
  thankYou: {
    heading: 'Thank You',
    /** Said when the owner has written no farewell. */
    farewell: 'Thank you for playing!',
    write: 'Write to me',
    pointer: 'Contact info is in the Start Menu.',
  },
  startMenu: {
    menu: 'Start Menu',
    contact: 'Contact Info',
    colors: 'Colors',
    close: 'Close menu',
    /** Shown when the résumé has neither an e-mail address nor a profile. */
    noContact: 'No address is written here. The résumé may know more.',
    copy: 'Copy',
    /** The same to those who do not see what stands beside it. */
    copyThis: 'Copy {address}',
    copied: 'Copied',
    /** Shown where the browser refuses. */
    notCopied: 'Not copied',
    resume: 'Résumé PDF',
    newTab: 'Opens in a new tab',
    /** Over the switches. */
    options: 'Options',
    sound: 'Sound',
    haptics: 'Haptics',
    readable: 'Readable text',
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
