import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { type TurnSoundOptions, useTurnSound } from '../../../src/flipbook/addons/sound.ts';
import { Flipbook } from '../../../src/flipbook/index.ts';
import { replaceProperty } from '../../console/replaceProperty.ts';
import { handle } from '../play/behavior.tsx';
import { numberedProps } from '../play/numberedPages.tsx';
import { playsWithSteps } from '../play/steps.ts';

function BookWithSound(options: TurnSoundOptions) {
  const [muted, setMuted] = useState(options.muted);
  return (
    <>
      <Flipbook {...numberedProps} onTurnStart={useTurnSound({ ...options, muted })} ref={handle} />
      <button type="button" onClick={() => setMuted(!muted)}>
        Mute
      </button>
    </>
  );
}

const hertz = 44_100;

/** A 200 ms audio destination whose output can be measured. */
class MeasuredAudioContext extends OfflineAudioContext {
  static instances: MeasuredAudioContext[] = [];
  constructor() {
    super(1, hertz / 5, hertz);
    MeasuredAudioContext.instances.push(this);
  }
  override resume = fn(async () => {});
  close = fn(async () => {});
}

const activation = { hasBeenActive: false };

export default {
  title: 'Flipbook/Sound/Behavior',
  component: BookWithSound,
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    MeasuredAudioContext.instances = [];
    activation.hasBeenActive = true;
    const undo = [
      replaceProperty(window, 'AudioContext', MeasuredAudioContext),
      replaceProperty(navigator, 'userActivation', activation),
    ];
    return () => void undo.map((each) => each());
  },
} satisfies Meta<typeof BookWithSound>;

type Story = StoryObj<typeof BookWithSound>;
const plays = playsWithSteps<Story>();

/** After the first user gesture, an animated turn sounds for about 90 ms and fades out. */
export const TurnsRustle = plays({}, async ({ press }) => {
  activation.hasBeenActive = false;
  await press('{ArrowRight}');
  await expect(MeasuredAudioContext.instances).toHaveLength(0);
  activation.hasBeenActive = true;
  void handle.current?.turnToPage(0);
  await expect(MeasuredAudioContext.instances).toHaveLength(0);
  let calls = 0;
  const restore = replaceProperty(Math, 'random', () => (Math.sin(7 * calls++) + 1) / 2);
  await press('{ArrowRight}');
  restore();
  const [context] = MeasuredAudioContext.instances;
  await expect(context?.resume).toHaveBeenCalledOnce();
  const samples = (await context?.startRendering())?.getChannelData(0) ?? new Float32Array();
  const at = (ms: number) => Math.round((ms / 1000) * hertz);
  const loudness = [0, 18, 36, 54, 72].map((ms) => Math.hypot(...samples.slice(at(ms), at(ms + 18))));
  await expect(loudness.map((each) => Math.round((each / Math.max(...loudness)) * 20))).toEqual([13, 20, 12, 5, 2]);
});

/** While muted there is no sound, and muting stops a running one. */
export const MutingStopsTheSound = plays({ args: { muted: true } }, async ({ canvas, press }) => {
  await press('{ArrowRight}');
  await expect(MeasuredAudioContext.instances).toHaveLength(0);
  const mute = () => userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
  await mute();
  await press('{ArrowRight}');
  await mute();
  await expect(MeasuredAudioContext.instances.map(({ close }) => close.mock.calls.length)).toEqual([1]);
});

/** In a browser without audio, pages still turn. */
export const PagesTurnWithoutAudio = plays(
  { beforeEach: () => void replaceProperty(window, 'AudioContext', undefined) },
  async ({ press, expectPages }) => {
    await press('{ArrowRight}');
    await expectPages(4, 5);
  },
);

/** Each turn plays the file from its beginning. A file that cannot be played causes no error. */
export const TurnsPlayAFile = plays(
  { args: { src: 'data:audio/wav;base64,none', volume: 3 } },
  async ({ press, expectPages }) => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no sound'));
    for (const _ of [1, 2]) await press('{ArrowRight}');
    await expect(play).toHaveBeenCalledTimes(2);
    await expect(play.mock.contexts[0]).toMatchObject({ volume: 1, currentTime: 0 });
    await expect(MeasuredAudioContext.instances).toHaveLength(0);
    await expectPages(6, 7);
  },
);

/** `NaN` as the volume falls back to the default. */
export const WrongVolumeIsTheDefault = plays(
  { args: { src: 'data:audio/wav;base64,none', volume: Number.NaN } },
  async ({ press }) => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await press('{ArrowRight}');
    await expect(play.mock.contexts[0]).toMatchObject({ volume: 0.2 });
  },
);
