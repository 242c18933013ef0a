import type { Decorator } from '@storybook/react-vite';
import styles from './frame.module.css';

/** Shows words on a sheet of paper. */
export const onSheet: Decorator = (Story) => (
  <div className={styles.sheet} data-surface="paper">
    <Story />
  </div>
);
