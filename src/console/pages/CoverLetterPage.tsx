import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { addressedLetter } from '../../resume/letter/coverLetter.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { EmptyState } from '../pageParts/EmptyState.tsx';
import styles from './CoverLetterPage.module.css';
import type { AddressedPageProps } from './PageProps.ts';

/** The cover letter, addressed to the visitor's company if known. */
export function CoverLetterPage({ content, messages, company }: AddressedPageProps) {
  const { lang } = useOwnerTextProps('letters');
  const text = { ...handheldMessages.letter, ...messages?.letter };
  const letter = addressedLetter(content, company);
  return (
    <ConsolePage className={styles.page} heading={text.heading}>
      {letter.length > 0 ? (
        <div className={styles.letter} data-window="">
          <Paragraphs texts={letter} lang={lang} />
        </div>
      ) : (
        <EmptyState text={text.none} colors={content.game.character} />
      )}
    </ConsolePage>
  );
}
