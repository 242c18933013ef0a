/** The Start Menu's fixed words. */
export const startMenuWords = {
  menu: 'Start Menu',
  contact: 'Contact Info',
  colors: 'Colors',
  close: 'Close menu',
  /** Said when the résumé has neither an e-mail address nor a profile. */
  noContact: 'No address is written here. The résumé may know more.',
  teal: 'Teal',
  berry: 'Berry',
  purple: 'Purple',
  dandelion: 'Dandelion',
  kiwi: 'Kiwi',
  grape: 'Grape',
  /** Over the switches. */
  options: 'Options',
  sound: 'Sound',
  haptics: 'Haptics',
  readable: 'Readable text',
  on: 'on',
  off: 'off',
};

/** See {@link startMenuWords}. */
export type StartMenuWords = typeof startMenuWords;
