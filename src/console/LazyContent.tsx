import { type ReactNode, useEffect } from 'react';
import type { LazyPart } from '../lazy/lazyPart.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { MissingPage, type MissingWords } from './MissingPage.tsx';

/** What {@link LazyContent} takes. */
export interface LazyContentProps<Part> {
  /** What it is drawn with. */
  of: LazyPart<Part>;
  /** Draws it. */
  children: (part: Part) => ReactNode;
  /** Replaces some of the words that stand there if the part does not arrive. */
  words?: Partial<MissingWords> | undefined;
}

/**
 * Draws what needs a lazy part: at once when it is here, else nothing until it is. The console loads a state's parts before it
 * goes there, so that only a console that begins in such a state ever waits.
 */
export function LazyContent<Part>({ of, children, words }: LazyContentProps<Part>) {
  const { part, hasFailed } = useLazyPart(of);
  const { preload } = of;
  useEffect(preload, [preload]);
  if (part !== undefined) return children(part);
  return hasFailed && <MissingPage words={words} />;
}
