import type { ReactElement } from 'react';
import styles from './inRoom.module.css';

/** Shows a story in the room that the book lies in. */
export const inRoom = (Story: () => ReactElement) => (
  <div className={styles.room} data-surface="room">
    <Story />
  </div>
);
