import type { Decorator } from '@storybook/react-vite';
import styles from './frame.module.css';

/** Leaves some room around a thing, so that its edges are in the picture. */
export const inRoom: Decorator = (Story) => (
  <div className={styles.room}>
    <Story />
  </div>
);

/** Shows a thing on the material of the console's screen, as narrow as that gets: 256 px. */
export const onSmallLcd: Decorator = (Story) => (
  <div className={styles.lcd} data-surface="lcd">
    <Story />
  </div>
);

/** Shows words on a sheet of paper. */
export const onSheet: Decorator = (Story) => (
  <div className={styles.sheet} data-surface="paper">
    <Story />
  </div>
);
