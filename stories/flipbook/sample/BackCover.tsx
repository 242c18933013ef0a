import styles from './sampleBook.module.css';

/** The back of the sample book. */
export function BackCover() {
  return (
    <section className={styles.cover}>
      <p className={styles.coverLine}>Fold here, unfold, and it never lies quite as flat again.</p>
    </section>
  );
}
