import { ConsolePage } from '../ConsolePage.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import type { PageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Instructions',
  start: 'Press A to continue...',
};

/** The fixed words of {@link InstructionsPage}. */
export type InstructionsWords = typeof fixedWords;

/** Page 1: how to play, and the button to begin with. */
export function InstructionsPage({ content, words, ...rest }: PageProps<InstructionsWords>) {
  const text = { ...fixedWords, ...words };
  return (
    <ConsolePage {...rest} heading={text.heading}>
      <Paragraphs texts={content.game.console.instructions} />
      <p>{text.start}</p>
    </ConsolePage>
  );
}
