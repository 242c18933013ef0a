import { Booklet, keyFacts } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { siteFile } from '../siteBase.ts';
import styles from './FlipbookScreen.module.css';
import { pageAt } from './pages.ts';
import { SpokenHeading } from './SpokenHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';

const documents = [
  { words: 'normal resume', file: 'pdf/resume.pdf' },
  { words: 'pdf manual', file: 'pdf/manual.pdf' },
  { words: 'foldable manual', file: 'pdf/foldable-manual.pdf' },
];

/** The manual, and below it the documents to take away. */
export function FlipbookScreen() {
  const content = useContent();
  usePageTitle(pageAt('/flipbook').words(content).title);
  return (
    <div className={styles.screen}>
      <SpokenHeading>{`The manual of ${keyFacts(content).name}`}</SpokenHeading>
      <Booklet className={styles.booklet} content={content} />
      <ul className={styles.documents} aria-label="Documents">
        {documents.map(({ words, file }) => (
          <li key={file}>
            <a
              className={styles.document}
              href={siteFile(file)}
              target="_blank"
              rel="noreferrer"
              title="PDF, opens in a new tab"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
