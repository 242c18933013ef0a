import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { plainLines } from '../../resume/RichText.ts';
import { PageFrame } from '../PageFrame.tsx';
import { pageLines, paragraphLines, textSize } from '../textSize.ts';
import styles from './CharacterStoryPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** A longer story has a smaller picture. */
const maxLinesAboveLarge = 7;

/** The height of the smaller picture with its caption, in lines. */
const smallPictureLines = 10;

const parts = ['headphones', 'smile', 'arms', 'shoes'] as const;

/** The owner's story above a labeled picture of the hero. */
export function CharacterStoryPage({ view, colors, ...rest }: InteriorPageProps<'story'>) {
  const lines = paragraphLines(plainLines(view.story));
  const pictureSize = lines <= maxLinesAboveLarge ? 'large' : 'small';
  return (
    <PageFrame {...rest} heading={view.heading}>
      <div className={styles.story} data-text={textSize(lines, pageLines - smallPictureLines)}>
        {view.story.length > 0 ? <RichBlocks text={view.story} /> : <p>{view.none}</p>}
      </div>
      <figure className={styles.figure} data-size={pictureSize}>
        <div className={styles.picture}>
          <CharacterSprite className={styles.hero} colors={colors} />
          <svg className={styles.leaders} viewBox="0 0 74 62" aria-hidden="true">
            <path
              className={styles.line}
              d="M24.5 23.5H8.5V13.5H.5M43.5 30.5H66.5V21.5H72.5M28.5 40.5H8.5V46.5H.5M42.5 57.5H66.5V53.5H72.5"
            />
            <path d="M23 22h3v3h-3zM42 29h3v3h-3zM27 39h3v3h-3zM41 56h3v3h-3z" />
            <path className={styles.point} d="M24 23h1v1h-1zM43 30h1v1h-1zM28 40h1v1h-1zM42 57h1v1h-1z" />
          </svg>
        </div>
        <figcaption className={styles.caption}>{view.caption}</figcaption>
        {parts.map((part) => (
          <span key={part} className={styles.label} data-part={part} data-text={13}>
            <Label text={view[part]} />
          </span>
        ))}
      </figure>
    </PageFrame>
  );
}

/** The text before a colon names the part. */
function Label({ text }: { /** `Shirt: worn daily`. The part up to the colon is bold. */ text: string }) {
  const colon = text.indexOf(':') + 1;
  return (
    <>
      <b>{text.slice(0, colon)}</b>
      {text.slice(colon)}
    </>
  );
}
