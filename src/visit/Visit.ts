import type { Shell } from '../content/shells.ts';

/** How the manual can be read: as a book that turns, or as one text that scrolls. */
export const manualViews = ['book', 'text'] as const;

export type ManualView = (typeof manualViews)[number];

/** What lasts for a visit. */
export type Visit = {
  /** The visitor's company, as it was typed, or cleaned from a link; `''` while unknown. Never stored, never sent. */
  company: string;
  /** The console's colour. Remembered on the device. */
  shell: Shell;
  /** Whether plain type stands in for the pixel faces. Remembered on the device. */
  readable: boolean;
  /** Whether the console's buttons, and the manual's pages, are heard. Remembered on the device. */
  sound: boolean;
  /** Whether the console's buttons are felt, on devices that can. Remembered on the device. */
  haptics: boolean;
  /** How the manual is read. Remembered on the device. */
  manualView: ManualView;
};
