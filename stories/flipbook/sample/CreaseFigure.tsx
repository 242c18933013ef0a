import styles from './sampleBook.module.css';

/** A sheet with one corner laid over: where the corner was, where it is, and the crease between. */
export function CreaseFigure() {
  return (
    <svg viewBox="0 0 120 100" className={styles.figure} role="img" aria-label="A sheet with a corner folded over">
      <path d="M10 8h100v33.1L74 92H10z" className={styles.sheet} />
      <path d="M110 41.1V92H74" className={styles.gone} />
      <path d="M110 41.1 62 58l12 34z" className={styles.flap} />
      <path d="M110 92 62 58" className={styles.way} />
      <circle cx="110" cy="92" r="2" />
      <circle cx="62" cy="58" r="2" />
    </svg>
  );
}
