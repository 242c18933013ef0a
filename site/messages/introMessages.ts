/** Messages of the intro. */
export const introMessages = {
  skip: 'skip text',
  decline: "I'd rather not",
  /** Shown without JavaScript. */
  manual: 'Read it in the manual',
  hurry: 'In a hurry?',
  resume: 'Read the résumé',
  pdf: 'Résumé PDF',
  newTab: 'PDF, opens in a new tab',
  /** The tag on the console. */
  play: 'Play',
  /** Follows the welcome of a guest in a wide window. */
  choose: 'Pick up the console, or open the manual.',
  /** The current job, below the owner's location. `{job}` is its title and employer. */
  currentJob: 'Now: {job}',
};
