import { siteFile } from '../../siteBase.ts';
import styles from './Licences.module.css';

const fixedWords = 'Licences of this page’s code and fonts';

/** What the licences of the site's code and fonts ask for: where they can be read. On paper there is neither. */
export function Licences() {
  return (
    <p className={styles.licences}>
      <a href={siteFile('licenses.txt')}>{fixedWords}</a>
    </p>
  );
}
