import type { ReactNode } from 'react';
import styles from './Shelf.module.css';

interface BookOnShelf {
  readonly caption: string;
  /** Width of the room that the book has, in px; else it takes all there is. */
  readonly room?: number;
  readonly book: ReactNode;
}

/** Several books, each in a room of its own, with what is said of it beneath. */
export function Shelf({ books }: { readonly books: readonly BookOnShelf[] }) {
  return (
    <div data-shelf="" className={styles.shelf}>
      {books.map(({ caption, room, book }) => (
        <figure key={caption} className={styles.place} style={{ width: room }}>
          <div className={styles.room}>{book}</div>
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
