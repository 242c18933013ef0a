import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { type TurnSoundOptions, useTurnSound } from '../../../src/flipbook/around/sound.ts';
import { Flipbook } from '../../../src/flipbook/index.ts';
import { handle } from '../play/behaviour.tsx';
import { land, rootIn } from '../play/book.ts';
import { numbers } from '../play/numberedPages.tsx';

function SoundingBook(options: TurnSoundOptions) {
  const [muted, mute] = useState(options.muted);
  return (
    <>
      <Flipbook {...numbers} onTurnStart={useTurnSound({ ...options, muted })} ref={handle} />
      <button type="button" onClick={() => mute(!muted)}>
        Mute
      </button>
    </>
  );
}

const hertz = 44_100;

/** A 200 ms audio destination whose output can be measured. */
class HeardContext extends OfflineAudioContext {
  static made: HeardContext[] = [];
  constructor() {
    super(1, hertz / 5, hertz);
    HeardContext.made.push(this);
  }
  override resume = fn(async () => {});
  close = fn(async () => {});
}

/** Replaces a property of the window until the story ends. */
function replaced(target: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name));
}

const activation = { hasBeenActive: false };

const meta = {
  title: 'Flipbook/Sound/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: SoundingBook,
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    HeardContext.made = [];
    activation.hasBeenActive = true;
    const undo = [replaced(window, 'AudioContext', HeardContext), replaced(navigator, 'userActivation', activation)];
    return () => void undo.map((each) => each());
  },
} satisfies Meta<typeof SoundingBook>;

export default meta;
type Story = StoryObj<typeof meta>;

async function turn(canvasElement: HTMLElement, key = '{ArrowRight}'): Promise<void> {
  const root = rootIn(canvasElement);
  root.focus();
  await userEvent.keyboard(key);
  await land(root);
}

/**
 * No audio is created before a user gesture. After that, an animated turn sounds for about 90 ms
 * and fades out.
 */
export const TurnsRustle: Story = {
  play: async ({ canvasElement }) => {
    activation.hasBeenActive = false;
    await turn(canvasElement);
    await expect(HeardContext.made).toHaveLength(0);
    activation.hasBeenActive = true;
    void handle.current?.turnToPage(0);
    await expect(HeardContext.made).toHaveLength(0);
    let draws = 0;
    const undo = replaced(Math, 'random', () => (Math.sin(7 * draws++) + 1) / 2);
    await turn(canvasElement);
    undo();
    const [speaker] = HeardContext.made;
    await expect(speaker?.resume).toHaveBeenCalledOnce();
    const samples = (await speaker?.startRendering())?.getChannelData(0) ?? new Float32Array();
    const loudest = Math.max(...samples);
    await expect(Math.floor(loudest * 10)).toBe(1);
    const at = (ms: number) => Math.round((ms / 1000) * hertz);
    const loudness = [0, 18, 36, 54, 72].map((ms) => Math.hypot(...samples.slice(at(ms), at(ms + 18))));
    await expect(loudness.map((each) => Math.round((each / Math.max(...loudness)) * 20))).toEqual([13, 20, 12, 5, 2]);
  },
};

/**
 * There is no sound while muted, at an end of the flipbook, or without Web Audio; pages still turn.
 * Muting stops a running sound.
 */
export const MutingStopsTheSound: Story = {
  args: { muted: true },
  play: async ({ canvas, canvasElement }) => {
    await turn(canvasElement);
    await expect(HeardContext.made).toHaveLength(0);
    const mute = () => userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await mute();
    await turn(canvasElement);
    await mute();
    await expect(HeardContext.made.map(({ close }) => close.mock.calls.length)).toEqual([1]);
  },
};

/** In a browser without audio, pages still turn. */
export const PagesTurnWithoutAudio: Story = {
  beforeEach: () => void replaced(window, 'AudioContext', undefined),
  play: async ({ canvasElement, canvas }) => {
    await turn(canvasElement);
    await expect(canvas.getByText('Page 4')).toBeVisible();
  },
};

/**
 * Each turn plays the file from its beginning at the requested volume. A file that cannot be played
 * causes no error.
 */
export const TurnsPlayAFile: Story = {
  args: { src: 'data:audio/wav;base64,none', volume: 3 },
  play: async ({ canvasElement, canvas }) => {
    const played = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no sound'));
    await turn(canvasElement);
    await turn(canvasElement);
    await expect(played).toHaveBeenCalledTimes(2);
    await expect(played.mock.contexts[0]).toMatchObject({ volume: 1, currentTime: 0 });
    await expect(HeardContext.made).toHaveLength(0);
    await expect(canvas.getByText('Page 6')).toBeVisible();
    played.mockRestore();
  },
};
