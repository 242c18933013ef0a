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
    shortened: '+{count} details in the plain résumé.',
  },
  extra: {
    heading: 'Extra Content',
    projectsHeading: 'Side Projects',
    events: 'Side Quests',
    none: 'No extras on this cartridge. The main quest is all there is.',
    othersHeading: 'Also in the box',
    omitted: '… and {count} more: the plain résumé has them all.',
    shortened: '+{count} details in the plain résumé.',
    othersOmitted: '… and more on the plain résumé: {sections}.',
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
    copyright: '© {year}',
    qr: 'QR code of {host}',
  },
} as const;

/** The foldable sheet's own words: how to make a booklet of it, on a page before it, and the mark beside the cut. */
export const sheetWords = {
  cut: 'cut here',
  title: 'How to Make the Booklet',
  need: 'Page 2 is the sheet. All that is needed is a printer, a pair of scissors, and two minutes.',
  steps: [
    'Print page 2 on one side of the paper, at actual size (100 %, not "fit to page").',
    'Fold along every dotted line, once to the front and once to the back, and open the sheet again.',
    'Cut the dashed line in the middle: from the first fold to the third, no further.',
    'Fold the sheet lengthways, with the words outside.',
    'Push both ends together. Seen from above, the cut opens and four wings stand out.',
    'Fold the wings round in one direction, with the cover to the front. Press the spine flat.',
  ],
} as const;
