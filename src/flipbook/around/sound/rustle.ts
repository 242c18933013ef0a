/** How long paper is heard, in seconds: shorter than any turn. */
const lengthS = 0.09;
/** The share of it in which it becomes louder. */
const attack = 0.2;
/** Paper hisses about here, and not sharply. */
const hissHertz = 2600;
const hissQ = 0.7;

/** What makes the sound of paper. */
export interface Rustle {
  play(volume: number): void;
  close(): void;
}

/** To be called once a visitor has pressed something. `null` where the browser has no Web Audio, or no more of it. */
export function rustle(): Rustle | null {
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
    samples[index] = (Math.random() * 2 - 1) * (at < attack ? at / attack : ((1 - at) / (1 - attack)) ** 2);
  });
  const [filter, gain] = [context.createBiquadFilter(), context.createGain()];
  filter.type = 'bandpass';
  filter.frequency.value = hissHertz;
  filter.Q.value = hissQ;
  filter.connect(gain).connect(context.destination);
  return {
    play: (volume) => {
      // Browsers suspend it at will. Whatever is refused here, the page turns without a sound.
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
