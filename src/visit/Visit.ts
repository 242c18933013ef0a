import type { Shell } from '../content/shells.ts';
import type { ManualView } from './manualViews.ts';

/** What lasts for a visit. */
export type Visit = {
  /** The visitor's company, as it was typed, or cleaned from a link; `''` while unknown. Never stored, never sent. */
  company: string;
  /** The console's colour. Remembered on the device. */
  shell: Shell;
  /** Whether plain type stands in for the pixel faces. Remembered on the device. */
  readable: boolean;
  /** Whether the console's buttons are heard. Remembered on the device. */
  sound: boolean;
  /** Whether the console's buttons are felt, on devices that can. Remembered on the device. */
  haptics: boolean;
  /** How the manual is read. Remembered on the device. */
  manualView: ManualView;
};
