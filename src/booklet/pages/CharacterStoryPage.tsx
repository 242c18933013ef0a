import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { plainLines } from '../../resume/RichText.ts';
import { PageFrame } from '../PageFrame.tsx';
import { pageLines, paragraphLines, textSize } from '../textSize.ts';
import styles from './CharacterStoryPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** A story with more lines has a smaller picture. */
const maxLinesForLargePicture = 9;

/** The height of the picture with its caption, in lines. */
const pictureLines = { large: 13, small: 10 };

/** The parts with labels: the dot at which each leader line begins, and the rest of the line as an SVG path. */
const parts = [
  { name: 'headphones', x: 24, y: 23, line: 'H6.5V13.5H.5' },
  { name: 'smile', x: 43, y: 29, line: 'H67.5V21.5H72.5' },
  { name: 'arms', x: 28, y: 40, line: 'H6.5V46.5H.5' },
  { name: 'shoes', x: 42, y: 57, line: 'H67.5V53.5H72.5' },
] as const;

/** The owner's story above a labeled picture of the hero. */
export function CharacterStoryPage({ view, colors, ...rest }: InteriorPageProps<'story'>) {
  const lines = paragraphLines(plainLines(view.story));
  const labeledParts = parts.filter(({ name }) => view[name]);
  const pictureSize = lines <= maxLinesForLargePicture ? 'large' : 'small';
  return (
    <PageFrame {...rest} heading={view.heading}>
      <div className={styles.story} data-font-size={textSize(lines, pageLines - pictureLines[pictureSize])}>
        {view.story.length > 0 ? <RichBlocks text={view.story} /> : <p>{view.none}</p>}
      </div>
      <figure className={styles.figure} data-size={pictureSize}>
        <div className={styles.picture}>
          <CharacterSprite className={styles.hero} colors={colors} />
          <svg className={styles.leaders} viewBox="0 0 74 62" aria-hidden="true">
            <path className={styles.line} d={labeledParts.map(({ x, y, line }) => `M${x}.5 ${y}.5${line}`).join('')} />
            <path d={labeledParts.map(({ x, y }) => `M${x - 1} ${y - 1}h3v3h-3z`).join('')} />
            <path className={styles.point} d={labeledParts.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
          </svg>
        </div>
        <figcaption className={styles.caption}>{view.caption}</figcaption>
        {labeledParts.map(({ name }) => (
          <span key={name} className={styles.label} data-part={name} data-font-size={13}>
            <Label text={view[name]} />
          </span>
        ))}
      </figure>
    </PageFrame>
  );
}

/** The text of a label: `Smile: fitted as standard`. The part up to the colon is bold. */
function Label({ text }: { text: string }) {
  const colon = text.indexOf(':') + 1;
  return (
    <>
      <b>{text.slice(0, colon)}</b>
      {text.slice(colon)}
    </>
  );
}
