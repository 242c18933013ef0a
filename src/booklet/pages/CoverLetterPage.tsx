import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Sprite } from '../../art/Sprite.tsx';
import { signatureSprite } from '../../art/signatureSprite.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { EmptyState } from '../EmptyState.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { pageLines, paragraphLines, textSize } from '../textSize.ts';
import styles from './CoverLetterPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const rightToLeftCharacter = /[\u0590-\u08FF]/;

/** The height of the signature's picture and of the table of contents, in lines. */
const signatureLines = 2;
const contentsLines = 2;

/** Closing paragraphs with at most this many characters are set with the signature. */
const maxClosingLength = 40;

/** In the pocket edition, a longer signature does not fit beside the name and is above it. */
const maxBesideLength = 24;

/** The zero-based page after the letter. The table of contents begins with it. */
const firstListedPage = 2;

export interface CoverLetterPageProps extends InteriorPageProps<'letter'> {
  /** Called with the zero-based page when its link is pressed. Without it, the link sets the URL's hash. */
  onOpen?: ((page: number) => void) | undefined;
}

/** The letter with its letterhead and signature, and the table of contents at the foot. */
export function CoverLetterPage({ view, colors, onOpen, ...rest }: CoverLetterPageProps) {
  const { lang } = useOwnerTextProps('letters');
  const { heading, head, paragraphs: letter, signature: signer, contents } = view;
  const plainParagraphs = letter.map((paragraph) => paragraph.join(''));
  const closingStart = plainParagraphs.findLastIndex((paragraph) => paragraph.length > maxClosingLength) + 1;
  const signature = signer ? signatureSprite(signer) : undefined;
  return (
    <PageFrame {...rest} heading={heading}>
      {letter.length > 0 ? (
        <div
          className={styles.letter}
          data-font-size={textSize(
            paragraphLines([head, ...plainParagraphs]),
            pageLines - signatureLines - contentsLines,
          )}
          lang={lang}
        >
          <p className={styles.head} dir="auto">
            {head}
          </p>
          <Paragraphs texts={letter.slice(0, closingStart)} />
          <div
            className={styles.foot}
            data-beside={signature && signer.length <= maxBesideLength ? '' : undefined}
            dir={rightToLeftCharacter.test(plainParagraphs.at(-1) ?? '') ? 'rtl' : undefined}
          >
            <div className={styles.signing}>
              <div>
                <Paragraphs texts={letter.slice(closingStart, -1)} />
              </div>
              {signature && <Sprite className={styles.signature} sprite={signature} />}
              <div>
                <Paragraphs texts={letter.slice(Math.max(closingStart, letter.length - 1))} />
              </div>
            </div>
            <div className={styles.corner}>
              <CharacterSprite className={styles.mascot} view="portrait" colors={colors} />
            </div>
          </div>
        </div>
      ) : (
        <EmptyState label={view.none} colors={colors} />
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
