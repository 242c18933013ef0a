import type { Blip } from '../engine/commands.ts';

export type Tone = { readonly hertz: number; readonly lengthMs: number };

export const blips = {
  /** A scroll, or a move to another item or tab. The shortest sound, because it is frequent. */
  move: [{ hertz: 440, lengthMs: 35 }],
  accept: [
    { hertz: 659, lengthMs: 45 },
    { hertz: 988, lengthMs: 70 },
  ],
  back: [
    { hertz: 494, lengthMs: 45 },
    { hertz: 330, lengthMs: 70 },
  ],
  menu: [
    { hertz: 523, lengthMs: 40 },
    { hertz: 784, lengthMs: 60 },
  ],
} as const satisfies Record<Blip, readonly Tone[]>;

export type Sound = ReturnType<typeof createSound>;

/** Peak gain, from 0 to 1. It is low because square waves are loud. */
const loudness = 0.05;

/** Creates a square-wave player that sounds like an early handheld console. */
export function createSound() {
  const context = new AudioContext();
  const output = context.createGain();
  output.gain.value = loudness;
  output.connect(context.destination);
  /** Resumes an audio context that the browser has suspended. Call it during a user gesture. */
  const resume = () => {
    // If the browser refuses, the console continues without sound.
    if (context.state === 'suspended') context.resume().catch(() => {});
  };

  return {
    resume,
    play: (blip: Blip) => {
      resume();
      let atS = context.currentTime;
      for (const tone of blips[blip]) atS = playTone(tone, atS);
    },
    close: () => {
      context.close().catch(() => {});
    },
  };

  /** Plays a tone, and returns its end. Both times are in seconds of the context. */
  function playTone({ hertz, lengthMs }: Tone, startS: number): number {
    const wave = context.createOscillator();
    const endS = startS + lengthMs / 1000;
    wave.type = 'square';
    wave.frequency.value = hertz;
    wave.connect(output);
    wave.start(startS);
    wave.stop(endS);
    return endS;
  }
}
