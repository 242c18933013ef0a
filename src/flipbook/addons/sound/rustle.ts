/** The length of the sound, in seconds: shorter than a whole turn. */
const lengthS = 0.09;
/** The share of the length in which the volume rises. */
const attackShare = 0.2;
/** The center frequency of the noise, which sounds like a soft hiss. */
const hissHertz = 2600;
const hissQ = 0.7;

export interface Rustle {
  play(volume: number): void;
  close(): void;
}

/** Call after a user gesture. Returns `null` without Web Audio, or if the browser allows no more players. */
export function createRustle(): Rustle | null {
  let context: AudioContext;
  try {
    context = new AudioContext();
  } catch {
    return null;
  }
  const length = Math.ceil(lengthS * context.sampleRate);
  const noise = context.createBuffer(1, length, context.sampleRate);
  noise.getChannelData(0).forEach((_, index, samples) => {
    const at = index / length;
    samples[index] =
      (Math.random() * 2 - 1) * (at < attackShare ? at / attackShare : ((1 - at) / (1 - attackShare)) ** 2);
  });
  const [filter, gain] = [context.createBiquadFilter(), context.createGain()];
  filter.type = 'bandpass';
  filter.frequency.value = hissHertz;
  filter.Q.value = hissQ;
  filter.connect(gain).connect(context.destination);
  return {
    play: (volume) => {
      // Browsers may suspend audio at any time. If the browser refuses to resume it, the turn is silent.
      context.resume().catch(() => {});
      const source = context.createBufferSource();
      source.buffer = noise;
      // No two pages sound the same.
      source.playbackRate.value = 0.9 + Math.random() * 0.2;
      gain.gain.value = volume;
      source.connect(filter);
      source.start();
    },
    close: () => {
      context.close().catch(() => {});
    },
  };
}
