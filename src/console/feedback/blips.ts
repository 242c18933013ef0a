import type { Blip } from '../engine/commands.ts';

/** One tone of a blip. */
export type Tone = { readonly hertz: number; readonly lengthMs: number };

/** The four things the console has to say, each a tone or two. */
export const blips = {
  /** Something moved: the page, or the cursor. The shortest, for it comes often. */
  move: [{ hertz: 440, lengthMs: 35 }],
  /** On it goes: upwards. */
  accept: [
    { hertz: 659, lengthMs: 45 },
    { hertz: 988, lengthMs: 70 },
  ],
  /** And back: downwards. */
  back: [
    { hertz: 494, lengthMs: 45 },
    { hertz: 330, lengthMs: 70 },
  ],
  /** Something opened over the page. */
  menu: [
    { hertz: 523, lengthMs: 40 },
    { hertz: 784, lengthMs: 60 },
  ],
} as const satisfies Record<Blip, readonly Tone[]>;
