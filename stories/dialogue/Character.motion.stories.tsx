import type { Meta, StoryObj } from '@storybook/react-vite';
import { Character, type Mood, poseAt } from '../../src/index.ts';
import styles from './frame.module.css';

const meta = {
  title: 'Dialogue/Character/Motion',
  component: Character,
  // The moments at which the first poses of a mood begin.
  render: ({ mood = 'quiet' }) => (
    <div className={styles.row}>
      {firstChanges(mood).map((frozenMs) => (
        <Character key={frozenMs} className={styles.figure} {...{ mood, frozenMs }} />
      ))}
      {firstChanges(mood).map((frozenMs) => (
        <Character key={frozenMs} className={styles.face} view="portrait" {...{ mood, frozenMs }} />
      ))}
    </div>
  ),
} satisfies Meta<typeof Character>;

export default meta;
type Story = StoryObj<typeof meta>;

function firstChanges(mood: Mood) {
  const first = poseAt(mood, 0).nextChangeMs;
  return [0, first, poseAt(mood, first).nextChangeMs];
}

/** Eyes open, shut for 120 ms, open. */
export const Quiet: Story = { args: { mood: 'quiet' } };

/** Mouth open, shut, open: 100 ms each. */
export const Talking: Story = { args: { mood: 'talking' } };

/** Hand up, down, up: 250 ms each, for four seconds. */
export const Waving: Story = { args: { mood: 'waving' } };
