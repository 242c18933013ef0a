import { coverLetter } from '../../content/coverLetter.ts';
import { PageFrame } from '../PageFrame.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import type { InteriorPageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Cover Letter',
  /** Said when the owner has written no letter. */
  none: 'The letter is still at the printer.',
};

/** The fixed words of {@link CoverLetterPage}. */
export type CoverLetterWords = typeof fixedWords;

/** What {@link CoverLetterPage} takes, beside what every page does. */
export interface CoverLetterPageProps extends InteriorPageProps<CoverLetterWords> {
  /** The company written to; `''` for the letter to everybody. */
  company: string;
}

/** The cover letter, written to the visitor's company when it is known. */
export function CoverLetterPage({ content, words, company, ...rest }: CoverLetterPageProps) {
  const text = { ...fixedWords, ...words };
  const letter = coverLetter(content, company);
  return (
    <PageFrame {...rest} heading={text.heading}>
      {letter.length > 0 ? <Paragraphs texts={letter} /> : <p>{text.none}</p>}
    </PageFrame>
  );
}
