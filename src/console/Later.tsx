import { type ReactNode, useContext, useEffect, useState } from 'react';
import { LaterPartsContext } from './LaterPartsContext.ts';
import type { LaterParts } from './laterChunk.ts';
import { MissingPage, type MissingWords } from './MissingPage.tsx';

/** What {@link Later} takes. */
export interface LaterProps {
  /** Draws something with the later parts. */
  children: (parts: LaterParts) => ReactNode;
  /** Replaces some of the words that are said if they do not arrive. */
  words?: Partial<MissingWords> | undefined;
}

/**
 * Draws what needs the later parts: at once when they are here, else nothing until they are. The console loads them before it
 * goes to what needs them, so that only a console that begins there ever waits.
 */
export function Later({ children, words }: LaterProps) {
  const source = useContext(LaterPartsContext);
  const [parts, setParts] = useState(source.here);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    if (parts) return;
    let isOver = false;
    source.load().then(
      (arrived) => !isOver && setParts(arrived),
      () => !isOver && setIsMissing(true),
    );
    return () => {
      isOver = true;
    };
  }, [parts, source]);

  if (isMissing) return <MissingPage words={words} />;
  return parts && children(parts);
}
