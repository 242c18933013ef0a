import type { Shell } from '../resume/owner/shells.ts';

/** The manual's views: a book that turns, or one scrolling text. */
export const manualViews = ['book', 'text'] as const;

export type ManualView = (typeof manualViews)[number];

/** State that lasts for a visit. */
export type Visit = {
  /** The visitor's company, as typed, or cleaned if a link names it. `''` if unknown. Never sent. */
  company: string;
  /** The console's color. Stored on the device. */
  shell: Shell;
  /** Whether readable text, a sans-serif, replaces the pixel fonts. Stored on the device. */
  readable: boolean;
  /** Whether buttons and pages make sounds. Stored on the device. */
  sound: boolean;
  /** Whether buttons vibrate, on devices that can. Stored on the device. */
  haptics: boolean;
  /** The manual's view. Stored on the device. */
  manualView: ManualView;
};
