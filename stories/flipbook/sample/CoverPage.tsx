import styles from './sampleBook.module.css';

/** The front of the sample book. */
export function CoverPage() {
  return (
    <section className={styles.cover}>
      <svg viewBox="0 0 120 120" className={styles.emblem} aria-hidden="true">
        <path d="M14 14h92v56l-36 36H14z" className={styles.emblemSheet} />
        <path d="M106 70H70v36z" className={styles.emblemFlap} />
      </svg>
      <h2 className={styles.coverTitle}>The Crease</h2>
      <p className={styles.coverLine}>A small book about paper</p>
    </section>
  );
}
