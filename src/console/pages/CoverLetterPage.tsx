import { addressedLetter } from '../../content/coverLetter.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { type LaterWords, laterWords } from '../laterWords.ts';
import { ConsolePage, type PageProps } from '../pageParts/ConsolePage.tsx';
import styles from './CoverLetterPage.module.css';

export interface CoverLetterPageProps extends PageProps<LaterWords['letter']> {
  /** The company written to; `''` for the letter without a company. */
  company: string;
}

/** The cover letter, written to the visitor's company when it is known. */
export function CoverLetterPage({ content, words, company, ...rest }: CoverLetterPageProps) {
  const text = { ...laterWords.letter, ...words };
  const letter = addressedLetter(content, company);
  return (
    <ConsolePage {...rest} heading={text.heading}>
      <div className={styles.letter} data-window="">
        {letter.length > 0 ? <Paragraphs texts={letter} /> : <p dir="auto">{text.none}</p>}
      </div>
    </ConsolePage>
  );
}
