import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Blip } from '../engine/commands.ts';
import { blips, createSound } from './createSound.ts';

/** A recorded oscillator, with the arguments of its calls in order. Times are in seconds. */
type Tone = { type: string; frequency: { value: number }; calls: unknown[] };

const destination = { name: 'destination' };
const output = { gain: { value: 1 }, connect: vi.fn() };
const resume = vi.fn(() => Promise.resolve());
const close = vi.fn(() => Promise.resolve());
let state: 'running' | 'suspended';
let tones: Tone[];

/** A fake of the part of Web Audio that `createSound` uses. */
class FakeAudioContext {
  currentTime = 2;
  destination = destination;
  state = state;
  createGain = () => output;
  resume = resume;
  close = close;
  createOscillator() {
    const tone: Tone = { type: 'sine', frequency: { value: 440 }, calls: [] };
    tones.push(tone);
    const record = (call: unknown) => void tone.calls.push(call);
    return Object.assign(tone, { connect: record, start: record, stop: record });
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  state = 'running';
  tones = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<Blip>(['move', 'accept', 'back', 'menu'])('"%s" plays quiet square waves, one after another', (name) => {
  createSound().play(name);
  let atS = 2;
  const expected = blips[name].map(({ hertz, lengthMs }) => {
    const startS = atS;
    atS += lengthMs / 1000;
    return { type: 'square', frequency: { value: hertz }, calls: [output, startS, atS] };
  });
  expect(tones).toMatchObject(expected);
  expect(output.gain.value).toBe(0.05);
  expect(output.connect.mock.calls).toEqual([[destination]]);
});

test('each sound has its own tones and ends within 120 ms', () => {
  const sounds = Object.values(blips);
  expect(new Set(sounds.map((tones) => JSON.stringify(tones))).size).toBe(4);
  for (const tones of sounds) expect(tones.reduce((sum, { lengthMs }) => sum + lengthMs, 0)).toBeLessThan(120);
});

test.each([
  ['resumes a suspended context', 'suspended', 1],
  ['does not resume a running context', 'running', 0],
] as const)('%s', (_, initialState, times) => {
  state = initialState;
  const sound = createSound();
  sound.resume();
  expect(resume).toHaveBeenCalledTimes(times);
  sound.play('move');
  expect(resume).toHaveBeenCalledTimes(times * 2);
});

test('a context that rejects resume or close causes no unhandled rejection', async () => {
  state = 'suspended';
  for (const method of [resume, close]) method.mockRejectedValueOnce(new Error('not allowed'));
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  const sound = createSound();
  sound.resume();
  sound.close();
  // Node reports unhandled rejections before `setImmediate` callbacks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect([resume, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(onUnhandled).not.toHaveBeenCalled();
});
