import { siteFile } from '../../siteBase.ts';
import styles from './ResumeFoot.module.css';

const fixedWords = {
  json: 'This résumé as JSON Resume',
  licences: 'Licences of this page’s code and fonts',
};

/** Below the last section: the résumé for programs, and what the licences of the site's code and fonts ask for. On paper there is neither. */
export function ResumeFoot() {
  return (
    <footer className={styles.foot}>
      <a href={siteFile('resume.json')} type="application/json">
        {fixedWords.json}
      </a>
      <a href={siteFile('licenses.txt')}>{fixedWords.licences}</a>
    </footer>
  );
}
