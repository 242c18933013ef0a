import type { Decorator } from '@storybook/react-vite';
import styles from './frame.module.css';

/** Leaves a margin around an element, so that its edges are in the picture. */
export const withMargin: Decorator = (Story) => (
  <div className={styles.frame}>
    <Story />
  </div>
);

/** Shows an element on the LCD's material, 256 px wide. */
export const onSmallLcd: Decorator = (Story) => (
  <div className={styles.lcd} data-surface="lcd">
    <Story />
  </div>
);

/** Shows text on a sheet of paper. */
export const onSheet: Decorator = (Story) => (
  <div className={styles.sheet} data-surface="paper">
    <Story />
  </div>
);
