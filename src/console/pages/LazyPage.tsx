import { type ReactNode, useContext, useEffect } from 'react';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { type InitialMessages, initialMessages } from '../initialMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { ConsolePartsContext, type LazyPages } from './ConsolePartsContext.ts';

export interface LazyPageProps {
  /** Renders with the loaded parts. */
  children: (parts: LazyPages) => ReactNode;
  /** Overrides the messages for a failed load. */
  messages?: Partial<InitialMessages['missing']> | undefined;
}

/**
 * Renders parts that load after the console, and nothing until then. The console loads them before
 * it enters a state that needs them, so only a console that starts in such a state waits.
 */
export function LazyPage({ children, messages }: LazyPageProps) {
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
