import type { Decorator } from '@storybook/react-vite';
import styles from './frame.module.css';

/** Leaves some room around a thing, so that its edges are in the picture. */
export const inRoom: Decorator = (Story) => (
  <div className={styles.room}>
    <Story />
  </div>
);
