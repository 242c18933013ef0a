import styles from './WideDrawing.module.css';

/** A page with something on it that is wider than the page, and is scrolled. */
export function WideDrawing() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div className={styles.room} tabIndex={0} role="group" aria-label="Drawing">
      <div className={styles.drawing}>A wide drawing</div>
    </div>
  );
}
