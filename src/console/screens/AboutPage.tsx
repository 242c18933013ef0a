import { ConsolePage } from '../ConsolePage.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { Portrait } from '../Portrait.tsx';
import styles from './AboutPage.module.css';
import type { PageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'About the Developer',
  /** Said when neither the game nor the résumé tells a story. */
  none: 'A character of few words. Ask in person!',
};

/** The fixed words of {@link AboutPage}. */
export type AboutWords = typeof fixedWords;

/** Page 8: the owner's story; where they have written none, the résumé's summary. */
export function AboutPage({ content, words, ...rest }: PageProps<AboutWords>) {
  const text = { ...fixedWords, ...words };
  const summary = content.resume.basics.summary?.trim();
  const story = content.game.about.length > 0 || !summary ? content.game.about : [summary];
  return (
    <ConsolePage {...rest} heading={text.heading}>
      <div className={styles.story}>
        <Portrait className={styles.portrait} content={content} />
        {story.length > 0 ? <Paragraphs texts={story} /> : <p dir="auto">{text.none}</p>}
      </div>
    </ConsolePage>
  );
}
