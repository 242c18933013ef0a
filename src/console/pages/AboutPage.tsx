import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { blocksOf } from '../../resume/RichText.ts';
import { aboutHeading } from '../../resume/sections/aboutHeading.ts';
import { contentFor } from '../../resume/sections/sectionNames.ts';
import { lazyMessages } from '../lazyMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { Portrait } from '../pageParts/Portrait.tsx';
import styles from './AboutPage.module.css';
import type { PageProps } from './PageProps.ts';

/** The owner's story, or else the résumé's summary. */
export function AboutPage({ content, messages }: PageProps) {
  const text = { ...lazyMessages.about, ...messages?.about };
  const { about } = content.game;
  const summary = blocksOf(contentFor('console', content).resume.basics.summary);
  return (
    <ConsolePage heading={aboutHeading(keyFacts(content).role, text)}>
      <div className={styles.story}>
        <Portrait className={styles.portrait} content={content} />
        {about.length > 0 ? (
          <Paragraphs texts={about} />
        ) : (
          <RichBlocks text={summary.length > 0 ? summary : text.none} />
        )}
      </div>
    </ConsolePage>
  );
}
