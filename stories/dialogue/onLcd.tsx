import type { Decorator } from '@storybook/react-vite';
import styles from './frame.module.css';

/** Shows a thing on the material of the console's screen, as narrow as that gets: 256 px. */
export const onSmallLcd: Decorator = (Story) => (
  <div className={styles.lcd} data-surface="lcd">
    <Story />
  </div>
);

/** The same at its widest: 649 px. */
export const onWideLcd: Decorator = (Story) => (
  <div className={styles.lcd} data-wide="true" data-surface="lcd">
    <Story />
  </div>
);
