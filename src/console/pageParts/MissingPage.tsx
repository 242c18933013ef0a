import { ConsolePage } from './ConsolePage.tsx';

const fixedWords = {
  heading: 'Lost on the way',
  what: 'The rest of the game did not arrive. Go on to try again, or load this page anew.',
};

/** The fixed words of {@link MissingPage}. */
export type MissingWords = typeof fixedWords;

/** Stands in for what could not be loaded. */
export function MissingPage({ words }: { words?: Partial<MissingWords> | undefined }) {
  const text = { ...fixedWords, ...words };
  return (
    <ConsolePage heading={text.heading} data-surface="lcd">
      <p>{text.what}</p>
    </ConsolePage>
  );
}
