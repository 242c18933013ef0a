import { type CharacterColours, CharacterSprite } from '../../art/CharacterSprite.tsx';
import { type StoryFit, storyFit } from '../../resume/manual/paragraphFits.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { plainLines } from '../../resume/RichText.ts';
import { contentFor } from '../../resume/sections/sectionNames.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import styles from './CharacterStoryPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const parts = ['headphones', 'smile', 'arms', 'shoes'] as const;

/** The owner's story, or the résumé's summary, above a labeled picture of the hero. */
export function CharacterStoryPage({
  content,
  messages,
  ...rest
}: InteriorPageProps<ManualMessages['characterStory']>) {
  const text = { ...manualMessages.characterStory, ...messages };
  const { about, character } = content.game;
  const summary = plainLines(contentFor('manual', content).resume.basics.summary);
  const ownOrSummary = about.length > 0 ? about : summary;
  const story = ownOrSummary.length > 0 ? ownOrSummary : [text.none];
  const { sizePx, picture } = storyFit(story);
  return (
    <PageFrame {...rest} heading={text.heading}>
      <PrintedParagraphs texts={story} data-text={sizePx} />
      <div data-edition={picture === 'none' ? 'full' : 'both'}>
        <Figure size={picture} messages={text} colours={character} />
      </div>
    </PageFrame>
  );
}

interface FigureProps {
  size: StoryFit['picture'];
  messages: ManualMessages['characterStory'];
  colours: CharacterColours | undefined;
}

function Figure({ size, messages, colours }: FigureProps) {
  return (
    <figure className={styles.figure} data-size={size}>
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
      <figcaption className={styles.caption}>{messages.caption}</figcaption>
      {parts.map((part) => (
        <span key={part} className={styles.label} data-part={part} data-text={13}>
          <Label text={messages[part]} />
        </span>
      ))}
    </figure>
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
