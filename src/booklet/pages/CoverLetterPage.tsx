import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { coverLetter } from '../../content/coverLetter.ts';
import { letterFit } from '../../content/print/letterFit.ts';
import { PageFrame } from '../PageFrame.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './CoverLetterPage.module.css';
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

/**
 * The cover letter, written to the visitor's company when it is known, as large as the page allows. Where the signature
 * leaves the corner free, the mascot stands in it.
 */
export function CoverLetterPage({ content, words, company, ...rest }: CoverLetterPageProps) {
  const text = { ...fixedWords, ...words };
  const letter = coverLetter(content, company);
  const { sizePx, mascot } = letterFit(letter);
  return (
    <PageFrame {...rest} heading={text.heading}>
      {letter.length > 0 ? (
        <>
          <Paragraphs texts={letter} data-text={sizePx} />
          {mascot && <CharacterSprite className={styles.mascot} view="portrait" colours={content.game.character} />}
        </>
      ) : (
        <Waiting words={text.none} colours={content.game.character} />
      )}
    </PageFrame>
  );
}
