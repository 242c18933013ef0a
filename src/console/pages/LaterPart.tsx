import { type ReactNode, useContext, useEffect } from 'react';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { type InitialMessages, initialMessages } from '../initialMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { ConsolePartsContext, type LaterParts } from './ConsolePartsContext.ts';

export interface LaterPartProps {
  /** Draws it with what has arrived. */
  children: (parts: LaterParts) => ReactNode;
  /** Replaces some of the words that stand there if the parts do not arrive. */
  messages?: Partial<InitialMessages['missing']> | undefined;
}

/**
 * Draws what does not come with the console: at once when it is here, else nothing until it is. The console loads it before it
 * goes to a state with it, so that only a console that begins in such a state ever waits.
 */
export function LaterPart({ children, messages }: LaterPartProps) {
  const parts = useContext(ConsolePartsContext);
  const { part, hasFailed } = useLazyPart(parts);
  const { preload } = parts;
  useEffect(preload, [preload]);
  if (part !== undefined) return children(part);
  const text = { ...initialMessages.missing, ...messages };
  return (
    hasFailed && (
      <ConsolePage heading={text.heading} data-surface="lcd">
        <p>{text.what}</p>
      </ConsolePage>
    )
  );
}
