/** The intro's fixed words. */
export const introMessages = {
  skip: 'skip text',
  decline: "I'd rather not",
  /** Where there is no script. */
  manual: 'Read it in the manual',
  hurry: 'In a hurry?',
  plain: 'Read the résumé',
  pdf: 'Résumé PDF',
  newTab: 'PDF, opens in a new tab',
  /** On the things of the table. */
  readManual: 'Read the manual',
  play: 'Play',
};

export type IntroMessages = typeof introMessages;
