import type { Blip } from '../engine/commands.ts';

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

export type Sound = {
  play: (blip: Blip) => void;
  /** Resumes a speaker that the browser has suspended: to be called while a visitor presses something. */
  resume: () => void;
  close: () => void;
};

/** As loud as it gets, of 1: a square wave is loud for its size. */
const loudness = 0.05;

/**
 * Makes a speaker. Square waves are what consoles of the time had.
 *
 * @throws where the browser has no Web Audio
 */
export function createSound(): Sound {
  const context = new AudioContext();
  const output = context.createGain();
  output.gain.value = loudness;
  output.connect(context.destination);
  // Whatever a browser refuses here, the console goes on without a sound.
  const resume = () => {
    if (context.state === 'suspended') context.resume().catch(() => {});
  };

  return {
    resume,
    play: (blip) => {
      resume();
      let at = context.currentTime;
      for (const tone of blips[blip]) at = sound(tone, at);
    },
    close: () => {
      context.close().catch(() => {});
    },
  };

  /** Plays a tone from a time on, in the context's seconds, and gives its end. */
  function sound({ hertz, lengthMs }: Tone, startS: number): number {
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
