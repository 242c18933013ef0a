import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/theme/latinExt.css';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

const names = 'Łukasz Żółć, Jiří Dvořák, Ayşe Şahin, Őrs Űr, Čiurlionis, Ģirts, Țuțea';

const steps = ['--type-label', '--type-title', '--type-screen', '--type-body', '--type-heading'] as const;

/**
 * Names from all over Europe in the three faces. The letters beyond Latin 1 come from files of their own, of which a page loads
 * those it has a letter for: `latinExt.css`, which the site imports after the theme. One rule: **a name is set in one face**.
 */
const meta = {
  title: 'Foundations/Latin Extended',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Each face that has them. */
export const Names: StoryObj = {
  render: () => (
    <Sheet title="Latin Extended">
      <dl className={styles.rows}>
        {steps.map((token) => (
          <div key={token} className={styles.row}>
            <dt className={styles.name}>{token}</dt>
            <dd className={styles.specimen} style={{ font: `var(${token})` }}>
              {names}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  ),
};
