// The manual's texts, shared by the booklet and the documents. Braces are placeholders.

const moreInTheResume = { one: '{count} more in the full résumé', other: '{count} more in the full résumé' };
const detailsInTheResume = {
  one: '{count} more detail in the full résumé',
  other: '{count} more details in the full résumé',
};

export const manualMessages = {
  cover: {
    /** `{name}` is the owner's name. */
    title: "{name}'s Quest to Find a Job",
  },
  coverLetter: { heading: 'Cover Letter', none: 'The letter is still at the printer.' },
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
    /** Replaces `none` if the résumé has text sections. */
    inResume: 'The journey so far is told in the full résumé.',
    /** Replaces entries that are not levels or do not fit. `{count}` is their number. */
    omitted: moreInTheResume,
    /** Replaces summaries and highlights that do not fit. `{count}` is their number. */
    shortened: detailsInTheResume,
  },
  extraContent: {
    heading: 'Extra Content',
    projects: 'Side Projects',
    events: 'Side Quests',
    none: 'No extras on this cartridge. The main quest is all there is.',
    /** Replaces projects that do not fit. `{count}` is their number. */
    omitted: moreInTheResume,
    /** Replaces project details that do not fit. `{count}` is their number. */
    shortened: detailsInTheResume,
    /** The accessible name of the minor sections. */
    minorSectionsLabel: 'Also in the box',
    /** Replaces minor sections that do not fit. `{sections}` are their headings. */
    minorSectionsOmitted: 'More in the full résumé: {sections}.',
  },
  characterStory: {
    heading: 'Character Story',
    /** The caption of the hero's picture. */
    caption: 'Fig. 1: Our hero, in working order.',
    /** Labels around the picture, each with a line to its part. */
    headphones: 'Headphones: hear both sides',
    smile: 'Smile: fitted as standard',
    arms: 'Arms: crossed, mind open',
    shoes: 'Shoes: tied, ready to start',
    none: 'The hero is keeping the backstory for the sequel.',
  },
  notes: {
    heading: 'Notes',
    /** The alternative text of the lines. `{count}` is their number. */
    picture: '{count} empty lines to write on',
  },
  backCover: {
    hire: 'Hire me: send an email',
    /** Before the site's address. */
    playOnPhone: 'Play it on your phone:',
    /** The alternative text of the QR code. `{host}` is the site's address. */
    qrCode: 'QR code that leads to {host}',
    /** `{year}` is the copyright year, `{name}` the owner's name. */
    copyright: '© {year} {name}',
  },
};

export type ManualMessages = typeof manualMessages;
