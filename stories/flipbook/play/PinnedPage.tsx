import styles from './pinnedPage.module.css';

/** What {@link PinnedPage} takes. */
interface PinnedPageProps {
  readonly number: number;
}

/** A page with pins near its foot, to tell where a place on it is in the window: left, in the middle and right. */
export function PinnedPage({ number }: PinnedPageProps) {
  return (
    <div className={styles.page}>
      Page {number}
      {pins.map((pin) => (
        <i key={pin} className={styles[pin]} data-pin={`${number} ${pin}`} />
      ))}
    </div>
  );
}

const pins = ['left', 'middle', 'right'] as const;
