import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { ownersStory } from '../../resume/owner/ownersStory.ts';
import { aboutHeading } from '../../resume/sections/aboutHeading.ts';
import { contentFor } from '../../resume/sections/sectionFields.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { EmptyState } from '../pageParts/EmptyState.tsx';
import { Portrait } from '../pageParts/Portrait.tsx';
import styles from './AboutPage.module.css';
import type { PageProps } from './PageProps.ts';

/** The owner's story, or else the résumé's summary. */
export function AboutPage({ content, messages }: PageProps) {
  const text = { ...handheldMessages.about, ...messages?.about };
  const story = ownersStory(contentFor('console', content));
  return (
    <ConsolePage heading={aboutHeading(keyFacts(content).role, text)}>
      {story.length > 0 ? (
        <div className={styles.story}>
          <Portrait className={styles.portrait} content={content} />
          <RichBlocks text={story} />
        </div>
      ) : (
        <EmptyState text={text.none} colors={content.game.character} />
      )}
    </ConsolePage>
  );
}
