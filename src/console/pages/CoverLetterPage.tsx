import { addressedLetter } from '../../content/coverLetter.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { ConsolePage, type PageProps } from '../pageParts/ConsolePage.tsx';
import styles from './CoverLetterPage.module.css';

const fixedWords = {
  heading: 'Cover Letter',
  /** Said when the owner has written no letter. */
  none: 'This letter is still in the post.',
};

/** The fixed words of {@link CoverLetterPage}. */
export type CoverLetterWords = typeof fixedWords;

export interface CoverLetterPageProps extends PageProps<CoverLetterWords> {
  /** The company written to; `''` for the letter without a company. */
  company: string;
}

/** The cover letter, written to the visitor's company when it is known. */
export function CoverLetterPage({ content, words, company, ...rest }: CoverLetterPageProps) {
  const text = { ...fixedWords, ...words };
  const letter = addressedLetter(content, company);
  return (
    <ConsolePage {...rest} heading={text.heading}>
      <div className={styles.letter} data-window="">
        {letter.length > 0 ? <Paragraphs texts={letter} /> : <p dir="auto">{text.none}</p>}
      </div>
    </ConsolePage>
  );
}
