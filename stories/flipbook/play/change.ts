import { useState } from 'react';
import { flushSync } from 'react-dom';
import { frames } from './book.ts';

let setChanges: (changes: object) => void = () => undefined;

/** The props of a story's component, with the changes that the play function has made. */
export function useChanges<Props extends object>(props: Props): Props {
  const [changes, setOwnChanges] = useState<Partial<Props>>({});
  setChanges = setOwnChanges;
  return { ...props, ...changes };
}

/** Renders the story's component at once with these props in place of its own. */
export const changeAtOnce = <Props extends object>(changes: Partial<Props>): void =>
  flushSync(() => setChanges(changes));

/** Renders the story's component with these props in place of its own, and waits two frames. */
export async function change<Props extends object>(changes: Partial<Props>): Promise<void> {
  changeAtOnce(changes);
  await frames(2);
}
