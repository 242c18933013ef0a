import { PageFrame } from '../PageFrame.tsx';
import styles from './NotesPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** The ruled lines of the page. */
const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

const fixedWords = {
  heading: 'Notes',
  /** Said to those who do not see the lines. */
  picture: '13 empty lines to write on',
};

/** The fixed words of {@link NotesPage}. */
export type NotesWords = typeof fixedWords;

/** Thirteen ruled lines, for passwords and first impressions. */
export function NotesPage({ words, ...rest }: Omit<InteriorPageProps<NotesWords>, 'content'>) {
  const text = { ...fixedWords, ...words };
  return (
    <PageFrame {...rest} heading={text.heading}>
      <div className={styles.lines} role="img" aria-label={text.picture}>
        {lines.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </PageFrame>
  );
}
