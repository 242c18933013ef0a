// The manual's fixed words, which booklet and documents both say. What stands in braces is filled in.

const moreInTheResume = {
  one: '… and {count} more: the plain résumé has them all.',
  other: '… and {count} more: the plain résumé has them all.',
};
const detailsInTheResume = {
  one: '+{count} detail in the plain résumé.',
  other: '+{count} details in the plain résumé.',
};

export const manualMessages = {
  cover: {
    /** `{name}` is the owner's name. */
    title: "{name}'s Quest to Find a Job",
  },
  coverLetter: {
    heading: 'Cover Letter',
    none: 'The letter is still at the printer.',
  },
  quickReference: {
    heading: 'Quick Reference',
    profile: 'Player Profile',
    name: 'Name',
    class: 'Class',
    playtime: 'Playtime',
    quest: 'Current Quest',
    stats: 'Stats',
    tip: 'Tip',
  },
  levelingGuide: {
    heading: 'Leveling Guide',
    /** `{number}` is the level's, 1 to 5. */
    level: 'Level {number}',
    bonus: 'Bonus Stage',
    none: 'No levels cleared yet: this is a fresh save file.',
    /** Said of entries that are no level, or have no room. `{count}` is how many. */
    omitted: moreInTheResume,
    /** Said when summaries or highlights have no room. `{count}` is how many. */
    shortened: detailsInTheResume,
  },
  extraContent: {
    heading: 'Extra Content',
    projects: 'Side Projects',
    events: 'Side Quests',
    none: 'No extras on this cartridge. The main quest is all there is.',
    /** Said when some projects have no room. `{count}` is how many. */
    omitted: moreInTheResume,
    /** Said when details of projects have no room. `{count}` is how many. */
    shortened: detailsInTheResume,
    /** Names the smaller sections for those who do not see the line above them. */
    also: 'Also in the box',
    /** Said when smaller sections have no room. `{sections}` are their headings. */
    alsoOmitted: '… and more on the plain résumé: {sections}.',
  },
  characterStory: {
    heading: 'Character Story',
    /** Below the picture of the hero. */
    caption: 'Fig. 1: Our hero, in working order.',
    /** Stand around the picture, each with a line to what it is about. */
    headphones: 'Headphones: hear both sides',
    smile: 'Smile: fitted as standard',
    arms: 'Arms: crossed, mind open',
    shoes: 'Shoes: tied, ready to start',
    none: 'The hero is keeping the backstory for the sequel.',
  },
  notes: {
    heading: 'Notes',
    /** Said to those who do not see the lines. `{count}` is how many. */
    picture: '{count} empty lines to write on',
  },
  backCover: {
    hire: 'Hire me by e-mail',
    /** Stands before the site's address. */
    mobile: 'The mobile version is at',
    /** Said of the code to those who do not see it. `{host}` is the site's address. */
    code: 'QR code that leads to {host}',
    /** `{year}` is the year of the copyright, `{name}` the owner's name. */
    copyright: '© {year} {name}',
  },
};

export type ManualMessages = typeof manualMessages;
