import type { Blip } from '../engine/commands.ts';
import { blips, type Tone } from './blips.ts';

/** The console's small speaker. */
export type Sound = {
  play: (blip: Blip) => void;
  /** Resumes a speaker that the browser has suspended: to be called while a visitor presses something. */
  resume: () => void;
  /** Gives the speaker back. */
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
