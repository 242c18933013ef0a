import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

const times = [
  ['press', 'a button goes down: 70 ms'],
  ['answer', 'a thing answers: 160 ms'],
  ['arrive', 'a thing arrives: 320 ms'],
] as const;

function Times() {
  const [run, setRun] = useState(false);
  return (
    <Sheet
      title="Motion"
      lead="Nothing moves for its own sake. Who asks their system for less motion sees the end at once."
    >
      <p className={styles.specimen}>
        <button
          type="button"
          className={styles.cap}
          data-surface="room"
          aria-pressed={run}
          onClick={() => setRun(!run)}
        >
          Run
        </button>
      </p>
      <dl className={`${styles.rows} ${styles.track}`} data-run={run}>
        {times.map(([name, use]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              <strong>--duration-{name}</strong>
              <br />
              {use}
            </dt>
            <dd className={styles.specimen}>
              <div className={`${styles.runner} ${styles[name]}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/**
 * Three times and one curve. Typing, talking and turning pages have their own, named where they happen. One rule: **a duration
 * is a token**, and so is next to nothing under `prefers-reduced-motion`.
 */
const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Press the button to see the three. */
export const ThreeTimes: StoryObj = {
  render: () => <Times />,
};
