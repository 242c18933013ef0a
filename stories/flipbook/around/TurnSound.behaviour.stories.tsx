import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { type TurnSoundOptions, useTurnSound } from '../../../src/flipbook/around/sound.ts';
import { Flipbook } from '../../../src/flipbook/index.ts';
import { land, rootIn } from '../play/book.ts';
import { numbers } from '../play/numberedPages.tsx';

function SoundingBook(options: TurnSoundOptions) {
  return <Flipbook {...numbers} onTurnStart={useTurnSound(options)} />;
}

const hertz = 44_100;

/** A speaker of 200 ms that can be listened to. */
class HeardContext extends OfflineAudioContext {
  static made: HeardContext[] = [];
  constructor() {
    super(1, hertz / 5, hertz);
    HeardContext.made.push(this);
  }
  close = async () => {};
}

/** Replaces what a window has until the story is over. */
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

/** Nothing is made before a visitor has pressed something. A turn is then heard softly, for about 90 ms. */
export const Rustles: Story = {
  play: async ({ canvasElement }) => {
    activation.hasBeenActive = false;
    await turn(canvasElement);
    await expect(HeardContext.made).toHaveLength(0);
    activation.hasBeenActive = true;
    await turn(canvasElement);
    const [speaker] = HeardContext.made;
    const samples = (await speaker?.startRendering())?.getChannelData(0) ?? new Float32Array();
    const loudness = samples.map(Math.abs);
    await expect(Math.max(...loudness)).toBeGreaterThan(0.02);
    await expect(Math.max(...loudness)).toBeLessThan(0.2);
    const last = loudness.findLastIndex((sample) => sample > 0.001);
    await expect((last / hertz) * 1000).toBeGreaterThan(60);
    await expect((last / hertz) * 1000).toBeLessThan(105);
  },
};

/** Muted, at an end, and without Web Audio nothing is heard, and pages turn. */
export const Muted: Story = {
  args: { muted: true },
  play: async ({ canvasElement }) => {
    await turn(canvasElement);
    await expect(HeardContext.made).toHaveLength(0);
  },
};

export const WithoutWebAudio: Story = {
  beforeEach: () => void replaced(window, 'AudioContext', undefined),
  play: async ({ canvasElement, canvas }) => {
    await turn(canvasElement);
    await expect(canvas.getByText('Page 4')).toBeVisible();
  },
};

/** A file is played from its beginning at each turn, as loud as is asked. One that cannot be played harms nothing. */
export const PlaysAFile: Story = {
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
