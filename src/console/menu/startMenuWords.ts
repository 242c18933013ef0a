import type { Shell } from '../../content/shells.ts';
import type { SwitchName } from './switchNames.ts';

/** The Start Menu's fixed words: its own, and the names of the switches. */
export const startMenuWords = {
  menu: 'Start Menu',
  contact: 'Contact Info',
  colors: 'Colors',
  close: 'Close menu',
  /** Shown when the résumé has neither an e-mail address nor a profile. */
  noContact: 'No address is written here. The résumé may know more.',
  copy: 'Copy',
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
} satisfies Record<SwitchName, string> & Record<string, string>;

/** See {@link startMenuWords}; and names for shells, which are called by their own else. */
export type StartMenuWords = typeof startMenuWords & Partial<Record<Shell, string>>;
