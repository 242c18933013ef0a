import { useSyncExternalStore } from 'react';
import { Booklet, type BookletProps, type DocumentKind, documentNames, Icon, keyFacts } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { siteFile } from '../siteBase.ts';
import styles from './FlipbookScreen.module.css';
import { pageAt } from './pages.ts';
import { SpokenHeading } from './SpokenHeading.tsx';
import { TableTop } from './TableTop.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { usesLetter } from './usesLetter.ts';

/** What {@link FlipbookScreen} takes: what the booklet does, but for its words. */
export type FlipbookScreenProps = Pick<BookletProps, 'code' | 'defaultPage' | 'showsCorner' | 'turn'>;

const inTab = 'PDF, opens in a new tab';

/** The manual on its desk, the buttons that turn it, and the documents to take away. */
export function FlipbookScreen({ code, defaultPage, showsCorner = false, turn }: FlipbookScreenProps) {
  const content = useContent();
  const { name } = keyFacts(content);
  const names = documentNames(name);
  const foldable = useVisitorsFoldable();
  usePageTitle(pageAt('/flipbook').words(content).title);
  const documents = [
    {
      words: 'normal resume',
      icon: 'sheet',
      caption: 'PDF',
      file: names.resume,
      title: 'Résumé PDF, opens in a new tab',
    },
    { words: 'pdf manual', icon: 'booklet', caption: 'PDF, 8 pages', file: names.manual, title: inTab },
    {
      words: 'foldable manual',
      icon: 'print',
      caption: 'print, fold, staple',
      file: names[foldable],
      title: `${inTab}: to print, fold and staple`,
    },
  ] as const;
  return (
    <div className={styles.screen}>
      <SpokenHeading>{`The manual of ${name}`}</SpokenHeading>
      <Booklet
        className={styles.booklet}
        content={content}
        code={code}
        turn={turn}
        showsCorner={showsCorner}
        ground={<TableTop />}
        {...(defaultPage !== undefined && { defaultPage })}
      >
        <ul className={styles.documents} aria-label="Documents">
          {documents.map(({ words, icon, caption, file, title }) => (
            <li key={words}>
              <a
                className={styles.document}
                data-skin="label"
                href={siteFile(file)}
                target="_blank"
                rel="noreferrer"
                title={title}
              >
                <Icon className={styles.icon} name={icon} width={16} height={16} />
                {words} <span className={styles.caption}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </Booklet>
    </div>
  );
}

const never = () => () => {};

/** The sheet that fits the paper where the visitor lives. The build cannot know, and says A4. */
function useVisitorsFoldable(): DocumentKind {
  const letter = useSyncExternalStore(
    never,
    () => usesLetter(navigator.language),
    () => false,
  );
  return letter ? 'foldableLetter' : 'foldable';
}
