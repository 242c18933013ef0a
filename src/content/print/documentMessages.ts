export const documentMessages = {
  /** What each is, as its title says it behind the owner's name. */
  titles: { resume: 'Résumé', letter: 'Cover letter', manual: 'Manual', foldable: 'Manual to fold' },
  /** Of the picture that links to the site show; `{who}` is the owner's name and role. */
  share: '{who}: a handheld game console and its manual, and between them a developer who waves.',
  /** Of the owner's photo, for those who do not see it. */
  portrait: 'Portrait of {name}',
  /** How to make a booklet of the sheet, on a page before it, and the mark beside the cut. */
  sheet: {
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
  },
};

export type DocumentMessages = typeof documentMessages;
