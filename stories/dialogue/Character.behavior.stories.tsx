import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { Character, type CharacterProps, CharacterSprite, characterPoses, type Mood } from '../../src/index.ts';
import { fakeMedia } from '../flipbook/play/media.ts';
import styles from './frame.module.css';
import { createStoryClock } from './play/createStoryClock.tsx';

const clock = createStoryClock();

let changeMood: (mood: Mood) => void = () => {};

/** A character, and every pose for comparison. */
function CharacterWithPoses({ mood: initialMood, ...props }: CharacterProps) {
  const [mood, setMood] = useState(initialMood);
  changeMood = (nextMood) => flushSync(() => setMood(nextMood));
  return (
    <StrictMode>
      <Character {...props} {...(mood && { mood })} className={styles.figure} data-testid="character" />
      {characterPoses.map((pose) => (
        <CharacterSprite key={pose} pose={pose} className={styles.figure} data-testid={pose} />
      ))}
    </StrictMode>
  );
}

export default {
  title: 'Dialogue/Character/Behavior',
  component: Character,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [clock.decorator],
  beforeEach: clock.reset,
  render: (args) => <CharacterWithPoses {...args} />,
} satisfies Meta<typeof Character>;

type Story = StoryObj<typeof Character>;

function poseIn(container: HTMLElement) {
  const drawingOf = (id: string) => container.querySelector(`[data-testid="${id}"]`)?.innerHTML;
  return characterPoses.find((pose) => drawingOf(pose) === drawingOf('character'));
}

/** A new mood starts at once and from its beginning, even if the character had it before. */
export const AMoodStartsAtOnce: Story = {
  args: { mood: 'talking' },
  play: async ({ canvasElement }) => {
    clock.advance(150);
    await expect(poseIn(canvasElement)).toBe('quiet');
    changeMood('waving');
    await expect(poseIn(canvasElement)).toBe('waving-up');
    clock.advance(20);
    changeMood('talking');
    await expect(poseIn(canvasElement)).toBe('talking');
    clock.advance(100);
    await expect(poseIn(canvasElement)).toBe('quiet');
    await expect(clock.timerCount()).toBe(1);
  },
};

export const ReducedMotionShowsAStillPicture: Story = {
  args: { mood: 'waving', wavesFirst: true },
  beforeEach: () => void fakeMedia(/reduced-motion/),
  play: async ({ canvasElement }) => {
    await expect(clock.timerCount()).toBe(0);
    await expect(poseIn(canvasElement)).toBe('waving-up');
    changeMood('quiet');
    await expect(poseIn(canvasElement)).toBe('quiet');
    await expect(clock.timerCount()).toBe(0);
  },
};
