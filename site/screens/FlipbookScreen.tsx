import code from 'virtual:site-code';
import { useSyncExternalStore } from 'react';
import { Booklet, type BookletProps, documentNames, fillIn, Icon, keyFacts } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { siteFile } from '../app/siteBase.ts';
import { screenMessages as text } from '../messages/screenMessages.ts';
import documentStyles from './DocumentLinks.module.css';
import styles from './FlipbookScreen.module.css';
import { TableTop } from './TableTop.tsx';
import { usesLetter } from './usesLetter.ts';

const noopSubscribe = () => () => {};

export type FlipbookScreenProps = Pick<BookletProps, 'startPage' | 'showsCorner' | 'inAddress'>;

/** The manual on its table, its buttons, and the documents to download. */
export function FlipbookScreen(props: FlipbookScreenProps) {
  const content = useContent();
  const { name } = keyFacts(content);
  const names = documentNames(name);
  // The visitor's region decides the paper size. The build does not know the region and uses A4.
  const prefersLetter = useSyncExternalStore(
    noopSubscribe,
    () => usesLetter(navigator.language),
    () => false,
  );
  const documents = [
    { label: text.resume, icon: 'sheet', caption: text.resumeCaption, file: names.resume, title: text.resumeTitle },
    { label: text.pdf, icon: 'booklet', caption: text.pdfCaption, file: names.manual, title: text.pdfTitle },
    {
      label: text.foldable,
      icon: 'print',
      caption: text.foldableCaption,
      file: prefersLetter ? names.foldableLetter : names.foldable,
      title: text.foldableTitle,
    },
  ] as const;
  return (
    <div className={styles.screen}>
      <h1 dir="auto" data-visually-hidden="">
        {fillIn(text.manual, { name })}
      </h1>
      <Booklet
        {...props}
        className={styles.booklet}
        content={content}
        code={code}
        resumeUrl={siteFile('resume')}
        background={<TableTop />}
      >
        <ul className={documentStyles.documents} aria-label={text.documents}>
          {documents.map(({ label, icon, caption, file, title }) => (
            <li key={label}>
              <a
                className={documentStyles.document}
                data-skin="label"
                href={siteFile(file)}
                target="_blank"
                rel="noreferrer"
                title={title}
              >
                <Icon className={documentStyles.icon} name={icon} width={16} height={16} />
                {label} <span className={documentStyles.caption}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </Booklet>
    </div>
  );
}
