import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Sprite } from '../../art/Sprite.tsx';
import { signatureSprite } from '../../art/signatureSprite.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { PageFrame } from '../PageFrame.tsx';
import { pageLines, paragraphLines, textSize } from '../textSize.ts';
import { Waiting } from '../Waiting.tsx';
import styles from './CoverLetterPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const fromRightToLeft = /[\u0590-\u08FF]/;

/** The height of the drawn signature and of the strip of contents, in lines. */
const signatureLines = 2;
const stripLines = 2;

/** Closing paragraphs of fewer characters belong to the signature. */
const maxSignatureLetters = 40;

/** On a phone, a longer signature scrolls with the letter, because it would cover too much of it. */
const maxPinnedLetters = 24;

/** The page after the letter, zero-based. The table of contents begins with it. */
const firstListedPage = 2;

export interface CoverLetterPageProps extends InteriorPageProps<'letter'> {
  /** Called with the zero-based page when its heading is pressed. Without it, the link sets the URL's hash. */
  onOpen?: ((page: number) => void) | undefined;
}

/** The letter with its letterhead and signature, and the manual's contents in a strip at the foot. */
export function CoverLetterPage({ view, colors, onOpen, ...rest }: CoverLetterPageProps) {
  const { lang } = useOwnerTextProps('letters');
  const { heading, none, head, paragraphs: letter, signature: signer, contents } = view;
  const plainParagraphs = letter.map((paragraph) => paragraph.join(''));
  const signatureStart = plainParagraphs.findLastIndex((paragraph) => paragraph.length > maxSignatureLetters) + 1;
  const signature = signer ? signatureSprite(signer) : undefined;
  return (
    <PageFrame {...rest} heading={heading}>
      {letter.length > 0 ? (
        <div
          className={styles.letter}
          data-text={textSize(paragraphLines([head, ...plainParagraphs]), pageLines - signatureLines - stripLines)}
          lang={lang}
        >
          <p className={styles.head} dir="auto">
            {head}
          </p>
          <Paragraphs texts={letter.slice(0, signatureStart)} />
          <div
            className={styles.foot}
            data-signed={signature && signer.length <= maxPinnedLetters ? '' : undefined}
            dir={fromRightToLeft.test(plainParagraphs.at(-1) ?? '') ? 'rtl' : undefined}
          >
            <div className={styles.signing}>
              <div>
                <Paragraphs texts={letter.slice(signatureStart, -1)} />
              </div>
              {signature && <Sprite className={styles.signature} sprite={signature} />}
              <div>
                <Paragraphs texts={letter.slice(Math.max(signatureStart, letter.length - 1))} />
              </div>
            </div>
            <div className={styles.corner}>
              <CharacterSprite className={styles.mascot} view="portrait" colors={colors} />
            </div>
          </div>
        </div>
      ) : (
        <Waiting label={none} colors={colors} />
      )}
      <ol className={styles.contents}>
        {contents.map((title, index) => (
          <li key={title}>
            <a
              href={`#page=${index + firstListedPage + 1}`}
              onClick={(event) => {
                if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(index + firstListedPage);
              }}
            >
              <b>{index + 2}</b> <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}
