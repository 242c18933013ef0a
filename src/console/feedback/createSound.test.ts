import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Blip } from '../engine/commands.ts';
import { blips, createSound } from './createSound.ts';

/** A started tone. Times are in seconds. */
type Played = { type: string; hertz: number; startS: number; stopS: number; to: unknown };

/** A fake of the Web Audio parts that the speaker uses. It records the calls. */
class FakeAudioContext {
  static instances: FakeAudioContext[] = [];
  currentTime = 2;
  state: 'running' | 'suspended' = 'running';
  readonly destination = { name: 'destination' };
  readonly gains: { gain: { value: number }; connect: (to: unknown) => void; to?: unknown }[] = [];
  readonly played: Played[] = [];
  readonly resume = vi.fn(() => Promise.resolve());
  readonly close = vi.fn(() => Promise.resolve());

  constructor() {
    FakeAudioContext.instances.push(this);
  }

  createGain() {
    // A gain node starts at 1, the device's full volume.
    const gain: (typeof this.gains)[number] = { gain: { value: 1 }, connect: (to) => Object.assign(gain, { to }) };
    this.gains.push(gain);
    return gain;
  }

  createOscillator() {
    const tone: Played = { type: 'sine', hertz: 440, startS: Number.NaN, stopS: Number.NaN, to: undefined };
    this.played.push(tone);
    return {
      set type(type: string) {
        tone.type = type;
      },
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz;
        },
      },
      connect: (to: unknown) => Object.assign(tone, { to }),
      start: (startS: number) => Object.assign(tone, { startS }),
      stop: (stopS: number) => Object.assign(tone, { stopS }),
    };
  }
}

beforeEach(() => {
  FakeAudioContext.instances = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function speaker(): { sound: ReturnType<typeof createSound>; audio: FakeAudioContext } {
  const sound = createSound();
  const [audio] = FakeAudioContext.instances;
  if (!audio) throw new Error('The speaker has made no audio context.');
  return { sound, audio };
}

const names: readonly Blip[] = ['move', 'accept', 'back', 'menu'];

describe('the speaker', () => {
  test('is no louder than a twentieth of what the device can, and everything goes through it', () => {
    const { sound, audio } = speaker();
    for (const name of names) sound.play(name);
    expect(audio.gains.map(({ gain, to }) => [gain.value, to])).toEqual([[0.05, audio.destination]]);
    expect(new Set(audio.played.map(({ to }) => to))).toEqual(new Set(audio.gains));
  });

  test.each(names)('plays "%s" in square waves, each tone from where the one before ends', (name) => {
    const { sound, audio } = speaker();
    sound.play(name);
    let atS = 2;
    const expected = blips[name].map(({ hertz, lengthMs }) => {
      const startS = atS;
      atS += lengthMs / 1000;
      return { type: 'square', hertz, startS, stopS: atS, to: audio.gains[0] };
    });
    expect(audio.played).toEqual(expected);
  });

  test('has a tone of its own for each, and is over within 120 ms', () => {
    expect(new Set(names.map((name) => JSON.stringify(blips[name]))).size).toBe(names.length);
    for (const name of names) expect(blips[name].reduce((sum, { lengthMs }) => sum + lengthMs, 0)).toBeLessThan(120);
  });
});

describe('a speaker that the browser has muted', () => {
  test.each([
    ['is resumed by a press', 'suspended', 1],
    ['is left alone once it speaks', 'running', 0],
  ] as const)('%s', (_, state, times) => {
    const { sound, audio } = speaker();
    audio.state = state;
    sound.resume();
    expect(audio.resume).toHaveBeenCalledTimes(times);
    sound.play('move');
    expect(audio.resume).toHaveBeenCalledTimes(times * 2);
  });

  test('that may not resume, or not close, throws nothing', async () => {
    const { sound, audio } = speaker();
    audio.state = 'suspended';
    const refusals = [audio.resume, audio.close].map((refuse) => refuse.mockRejectedValue(new Error('not allowed')));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    sound.resume();
    sound.close();
    // Node reports unhandled rejections before it gets here.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    for (const refuse of refusals) expect(refuse).toHaveBeenCalledTimes(1);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
