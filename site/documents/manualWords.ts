// What the manual says by itself, in the words of the booklet on screen. The owner's words come from the content.

/** The manual's fixed words. `{name}`, `{number}`, `{count}`, `{host}` and `{year}` are filled in. */
export const manualWords = {
  coverTitle: "{name}'s Quest to Find a Job",
  letter: { heading: 'Cover Letter', none: 'The letter is still at the printer.' },
  quick: {
    heading: 'Quick Reference',
    profile: 'Player Profile',
    name: 'Name',
    class: 'Class',
    playtime: 'Playtime',
    quest: 'Current Quest',
    stats: 'Stats',
    tip: 'Tip',
  },
  levels: {
    heading: 'Leveling Guide',
    level: 'Level {number}',
    bonus: 'Bonus Stage',
    none: 'No levels cleared yet: this is a fresh save file.',
    omitted: '… and {count} earlier: the plain résumé has them all.',
  },
  extra: {
    heading: 'Extra Content',
    projectsHeading: 'Side Projects',
    events: 'Side Quests',
    none: 'No extras on this cartridge. The main quest is all there is.',
    omitted: '… and {count} more: the plain résumé has them all.',
  },
  story: {
    heading: 'Character Story',
    none: 'The hero is keeping the backstory for the sequel.',
    caption: 'Fig. 1: Our hero, in working order.',
    headphones: 'Headphones: hear both sides',
    smile: 'Smile: fitted as standard',
    arms: 'Arms: crossed, mind open',
    shoes: 'Shoes: tied, ready to start',
  },
  notes: { heading: 'Notes', picture: '13 empty lines to write on' },
  back: {
    hire: 'Hire me by e-mail',
    mobile: 'The mobile version is at',
    copyright: '© {year} {name}',
    qr: 'QR code of {host}',
  },
} as const;

/** The foldable sheet's own words; they stand in its margin and are no part of the manual. */
export const sheetWords = {
  cut: 'cut here',
  steps: [
    'Print at actual size. Fold along every dotted line and open again. Cut the',
    'dashed line. Fold lengthways, push the ends together, cover to the front.',
  ],
} as const;
