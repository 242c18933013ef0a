import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

const steps = ['--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6', '--touch'] as const;
const radii = ['--radius-2', '--radius-pill'] as const;

/**
 * Six steps, 4 to 48 px, in rem; `--touch` is the least a thumb needs. One rule: **a distance is a step or whole dots of the
 * art**, never a number of its own.
 */
const meta = {
  title: 'Foundations/Spacing',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** The steps as bars, and the corners. */
export const Steps: StoryObj = {
  render: () => (
    <Sheet title="Spacing">
      <dl className={styles.rows}>
        {steps.map((step) => (
          <div key={step} className={styles.row}>
            <dt className={styles.name}>{step}</dt>
            <dd className={styles.specimen}>
              <div className={styles.bar} style={{ width: `var(${step})` }} />
            </dd>
          </div>
        ))}
        {radii.map((radius) => (
          <div key={radius} className={styles.row}>
            <dt className={styles.name}>{radius}</dt>
            <dd className={styles.specimen}>
              <div
                className={styles.bar}
                style={{ width: 'var(--space-6)', height: 'var(--space-5)', borderRadius: `var(${radius})` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  ),
};
