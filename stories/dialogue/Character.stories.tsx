import type { Meta, StoryObj } from '@storybook/react-vite';
import { Character, type Mood, poseAt } from '../../src/index.ts';
import styles from './frame.module.css';

/**
 * `Character` plays a mood by itself. `poseAt` returns the pose at a given time.
 *
 * **When:** next to text that is being typed, or in a greeting or a farewell. **When not:** nobody
 * speaks: use `CharacterSprite`.
 *
 * ```tsx
 * import { Character } from 'playable-resume';
 *
 * export const Speaker = () => <Character mood="talking" title="The developer" />;
 * ```
 *
 * | mood | does | until |
 * |---|---|---|
 * | **talking** | opens and shuts the mouth, 100 ms each | the mood changes |
 * | **waving** | moves the hand up and down, 250 ms each | four seconds have passed, then it is still |
 * | **greeting** | after 400 ms waves once, in steps of 140 ms, and blinks | 940 ms have passed, then it is still |
 * | **quiet** | after 3.5 seconds blinks once, for 120 ms | the blink has ended |
 *
 * With reduced motion, a mood shows a still picture of its first moment.
 *
 * **Keys:** none. **A screen reader** reads `title`; without a `title` the character is decoration.
 */
export default {
  title: 'Dialogue/Character',
  component: Character,
  args: { className: styles.figure, frozenMs: 0, title: 'The developer' },
} satisfies Meta<typeof Character>;

type Story = StoryObj<typeof Character>;

export const Default: Story = {};

/** The start times of a mood's first poses. */
function firstStarts(mood: Mood) {
  const firstChangeMs = poseAt(mood, 0).nextChangeMs;
  return [0, firstChangeMs, poseAt(mood, firstChangeMs).nextChangeMs];
}

const firstPoses = (mood: Mood): Story => ({
  render: () => (
    <div className={styles.row}>
      {firstStarts(mood).map((frozenMs) => (
        <Character key={frozenMs} className={styles.figure} mood={mood} frozenMs={frozenMs} />
      ))}
      {firstStarts(mood).map((frozenMs) => (
        <Character key={frozenMs} className={styles.face} view="portrait" mood={mood} frozenMs={frozenMs} />
      ))}
    </div>
  ),
});

/** Eyes open, shut for 120 ms, open. */
export const Quiet: Story = firstPoses('quiet');

/** Mouth open, shut, open: 100 ms each. */
export const Talking: Story = firstPoses('talking');

/** Hand up, down, up: 250 ms each, for four seconds. */
export const Waving: Story = firstPoses('waving');
