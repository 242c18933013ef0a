import { siteFile } from '../../siteBase.ts';
import styles from './ResumeFoot.module.css';

/** What {@link ResumeFoot} says. */
const words = { json: 'This résumé as JSON Resume' };

/** Below the sheet's last section: what else there is of it, for programs. It is not printed. */
export function ResumeFoot() {
  return (
    <footer className={styles.foot}>
      <a href={siteFile('resume.json')} type="application/json">
        {words.json}
      </a>
    </footer>
  );
}
