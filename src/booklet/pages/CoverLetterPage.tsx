import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Sprite } from '../../art/Sprite.tsx';
import { signatureSprite } from '../../art/signatureSprite.ts';
import { addressedLetter, isSigned, letterHead } from '../../resume/letter/coverLetter.ts';
import { letterFit } from '../../resume/manual/paragraphFits.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { playerName } from '../../resume/owner/playerName.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './CoverLetterPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

export interface CoverLetterPageProps extends InteriorPageProps<ManualMessages['coverLetter']> {
  /** The recipient company; `''` for the generic letter. */
  company: string;
}

const fromRightToLeft = /[\u0590-\u08FF]/;

/** Shorter paragraphs at the end of a letter are its signature. In characters. */
const maxSignatureLetters = 40;

/** The letter in the largest type that fits, with letterhead and signature if there is space. */
export function CoverLetterPage({ content, messages, company, ...rest }: CoverLetterPageProps) {
  const text = { ...manualMessages.coverLetter, ...messages };
  const letter = addressedLetter(content, company);
  const plain = letter.map((paragraph) => paragraph.join(''));
  const head = letterHead(content);
  const { sizePx, hasHeadAndSignature: isDressed } = letterFit(head, plain);
  const edition = isDressed ? 'both' : 'full';
  const signing = plain.findLastIndex((paragraph) => paragraph.length > maxSignatureLetters) + 1;
  const signature = isSigned(content, plain) ? signatureSprite(playerName(content.resume)) : undefined;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {letter.length > 0 ? (
        <div className={styles.letter} data-text={sizePx}>
          <div data-edition={edition}>
            <p className={styles.head} dir="auto">
              {head}
            </p>
          </div>
          <PrintedParagraphs texts={letter.slice(0, signing)} />
          <div className={styles.foot} dir={fromRightToLeft.test(plain.at(-1) ?? '') ? 'rtl' : undefined}>
            <div className={styles.signing}>
              <PrintedParagraphs texts={letter.slice(signing, -1)} />
              {signature && (
                <div data-edition={edition}>
                  <Sprite className={styles.signature} sprite={signature} />
                </div>
              )}
              <PrintedParagraphs texts={letter.slice(Math.max(signing, letter.length - 1))} />
            </div>
            <div className={styles.corner}>
              <CharacterSprite className={styles.mascot} view="portrait" colours={content.game.character} />
            </div>
          </div>
        </div>
      ) : (
        <Waiting label={text.none} colours={content.game.character} />
      )}
    </PageFrame>
  );
}
