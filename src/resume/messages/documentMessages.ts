export const documentMessages = {
  /** The document's kind, after the owner's name in its title. */
  titles: { resume: 'Résumé', letter: 'Cover letter', manual: 'Manual', foldable: 'Manual to fold' },
  /** The alternative text of the link preview; `{who}` is the owner's name and role. */
  share: '{who}: a handheld game console and its manual, and between them a developer who waves.',
  /** The alternative text of the owner's photo. */
  portrait: 'Portrait of {name}',
  /** An anonymous résumé's heading if there is no job title, and the label of undescribed employers. */
  anonymous: { name: 'Profile', employer: 'An employer' },
  /** The folding instructions on the page before the sheet, and the label of the line to cut. */
  sheet: {
    cut: 'cut here',
    title: 'How to Make the Manual',
    need: 'Page 2 is the sheet. All that is needed is a printer, a pair of scissors, and two minutes.',
    steps: [
      'Print page 2 on one side of the paper, at actual size (100%, not "fit to page").',
      'Fold along every dotted line, once to the front and once to the back, and open the sheet again.',
      'Cut the dashed line in the middle: from the first fold to the third, no further.',
      'Fold the sheet lengthwise, with the words outside.',
      'Push both ends together. Seen from above, the cut opens and four wings stand out.',
      'Fold the wings around in one direction, with the cover to the front. Press the spine flat.',
    ],
  },
};

export type DocumentMessages = typeof documentMessages;
