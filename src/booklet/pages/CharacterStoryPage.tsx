import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { plainLines } from '../../resume/RichText.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import { storySize } from '../textSize.ts';
import styles from './CharacterStoryPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const parts = ['headphones', 'smile', 'arms', 'shoes'] as const;

/** The owner's story above a labeled picture of the hero. */
export function CharacterStoryPage({ view, colours, ...rest }: InteriorPageProps<'story'>) {
  const story = view.story.length > 0 ? plainLines(view.story) : [view.none];
  const { sizePx, picture } = storySize(story);
  return (
    <PageFrame {...rest} heading={view.heading}>
      <PrintedParagraphs texts={story} data-text={sizePx} />
      <figure className={styles.figure} data-size={picture}>
        <div className={styles.picture}>
          <CharacterSprite className={styles.hero} colours={colours} />
          <svg className={styles.leaders} viewBox="0 0 74 62" aria-hidden="true">
            <path
              vectorEffect="non-scaling-stroke"
              d="M24 23.5L8 14H1M38 29.5L66 21H73M28 40.5L8 46H1M43.5 57.5L66 53H73"
            />
            <path
              className={styles.dots}
              vectorEffect="non-scaling-stroke"
              d="M23.3 22.8h1.4v1.4h-1.4zM37.3 28.8h1.4v1.4h-1.4zM27.3 39.8h1.4v1.4h-1.4zM42.8 56.8h1.4v1.4h-1.4z"
            />
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
function Label({ text }: { text: string }) {
  const colon = text.indexOf(':') + 1;
  return (
    <>
      <b>{text.slice(0, colon)}</b>
      {text.slice(colon)}
    </>
  );
}
