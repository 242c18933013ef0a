import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { addressedLetter } from '../../content/coverLetter.ts';
import { manualWords } from '../../content/print/manualWords.ts';
import { letterFit } from '../../content/print/paragraphFits.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './CoverLetterPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

export type CoverLetterWords = typeof manualWords.coverLetter;

export interface CoverLetterPageProps extends InteriorPageProps<CoverLetterWords> {
  /** The company written to; `''` for the generic letter. */
  company: string;
}

/**
 * The cover letter, written to the visitor's company when it is known, as large as the page allows. Where the signature
 * leaves the corner free, the mascot stands in it; set anew, a letter has it below.
 */
export function CoverLetterPage({ content, words, company, ...rest }: CoverLetterPageProps) {
  const text = { ...manualWords.coverLetter, ...words };
  const letter = addressedLetter(content, company);
  const { sizePx, mascot, signature } = letterFit(letter.map((paragraph) => paragraph.join('')));
  return (
    <PageFrame {...rest} heading={text.heading}>
      {letter.length > 0 ? (
        <div className={styles.letter} data-text={sizePx}>
          <PrintedParagraphs texts={letter.slice(0, signature)} />
          <div className={styles.foot}>
            <PrintedParagraphs texts={letter.slice(signature)} />
            <div data-edition={mascot ? 'both' : 'full'}>
              <CharacterSprite className={styles.mascot} view="portrait" colours={content.game.character} />
            </div>
          </div>
        </div>
      ) : (
        <Waiting words={text.none} colours={content.game.character} />
      )}
    </PageFrame>
  );
}
