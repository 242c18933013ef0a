import styles from './PageSlot.module.css';

/** The white back of a leaf where one page is shown at a time. In sight while one turns, and never read out. */
export function BlankPage() {
  return (
    <div className={styles.page} aria-hidden="true" data-part="blank">
      <div data-part="cut">
        <div data-part="sheet" />
      </div>
    </div>
  );
}
