import { type ReactNode, useContext, useEffect } from 'react';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { ConsolePartsContext, type LaterParts } from './ConsolePartsContext.ts';

export interface LaterPartProps {
  /** Draws it with what has arrived. */
  children: (parts: LaterParts) => ReactNode;
  /** Replaces some of the words that stand there if the parts do not arrive. */
  words?: Partial<MissingWords> | undefined;
}

/**
 * Draws what does not come with the console: at once when it is here, else nothing until it is. The console loads it before it
 * goes to a state with it, so that only a console that begins in such a state ever waits.
 */
export function LaterPart({ children, words }: LaterPartProps) {
  const parts = useContext(ConsolePartsContext);
  const { part, hasFailed } = useLazyPart(parts);
  const { preload } = parts;
  useEffect(preload, [preload]);
  if (part !== undefined) return children(part);
  return hasFailed && <MissingPage words={words} />;
}

const fixedWords = {
  heading: 'Lost on the way',
  what: 'The rest of the game did not arrive. Go on to try again, or load this page anew.',
};

/** The fixed words of {@link MissingPage}. */
export type MissingWords = typeof fixedWords;

/** Stands in for what could not be loaded. */
function MissingPage({ words }: { words?: Partial<MissingWords> | undefined }) {
  const text = { ...fixedWords, ...words };
  return (
    <ConsolePage heading={text.heading} data-surface="lcd">
      <p>{text.what}</p>
    </ConsolePage>
  );
}
