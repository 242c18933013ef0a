import styles from './DocumentPages.module.css';

export type DocumentPagesProps = {
  /** What the document is called: `The manual of Player One`. */
  name: string;
  /** The addresses of its pages' pictures, in their order. */
  pages: readonly string[];
};

/** The pages of a document beside each other, each a picture of the finished PDF. */
export function DocumentPages({ name, pages }: DocumentPagesProps) {
  return (
    <ol className={styles.pages} aria-label={name}>
      {pages.map((src, index) => (
        <li key={src}>
          <img className={styles.page} src={src} alt={`Page ${index + 1} of ${pages.length}`} />
        </li>
      ))}
    </ol>
  );
}
