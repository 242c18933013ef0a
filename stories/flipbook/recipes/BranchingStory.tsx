import { useRef } from 'react';
import { Flipbook, type FlipbookHandle, type TurnStart } from '../../../src/flipbook/index.ts';
import styles from './recipes.module.css';

/** `choices` has the target page of each button, by its label. A scene without choices continues on the next page. */
export type Scene = Readonly<{ text: string; choices?: Readonly<Record<string, number>> }>;

export function BranchingStory({ scenes }: { scenes: readonly Scene[] }) {
  const book = useRef<FlipbookHandle>(null);
  // Across the end of a scene with choices, in either direction, only buttons turn.
  const cancelShortcuts = ({ from, to, reason, cancel }: TurnStart) => {
    const between = scenes.slice(Math.min(from, to), Math.max(from, to));
    if (reason !== 'method' && between.some(({ choices }) => choices)) cancel();
  };
  return (
    <Flipbook ref={book} aria-label="The fox" width={300} height={240} layout="single" onTurnStart={cancelShortcuts}>
      {scenes.map(({ text, choices = {} }) => (
        <section key={text} className={styles.page}>
          <p>{text}</p>
          {Object.entries(choices).map(([choice, page]) => (
            <button key={choice} type="button" onClick={() => void book.current?.flip(page)}>
              {choice}
            </button>
          ))}
        </section>
      ))}
    </Flipbook>
  );
}
