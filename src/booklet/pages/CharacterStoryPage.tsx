import { PageFrame } from '../PageFrame.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import type { InteriorPageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Character Story',
  /** Said when neither the game nor the résumé tells a story. */
  none: 'The hero is keeping the backstory for the sequel.',
};

/** The fixed words of {@link CharacterStoryPage}. */
export type CharacterStoryWords = typeof fixedWords;

/** The owner's story; where they have written none, the résumé's summary. */
export function CharacterStoryPage({ content, words, ...rest }: InteriorPageProps<CharacterStoryWords>) {
  const text = { ...fixedWords, ...words };
  const { about } = content.game;
  const summary = content.resume.basics.summary?.trim();
  const story = about.length === 0 && summary ? [summary] : about;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {story.length > 0 ? <Paragraphs texts={story} /> : <p>{text.none}</p>}
    </PageFrame>
  );
}
