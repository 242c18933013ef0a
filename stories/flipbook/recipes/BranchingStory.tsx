import { useRef } from 'react';
import { Flipbook, type FlipbookHandle, type TurnStart } from '../../../src/flipbook/index.ts';
import styles from './recipes.module.css';

/** The pages that a scene's buttons turn to; without buttons, the next page. */
export type Scene = Readonly<{ text: string; ways?: Readonly<Record<string, number>> }>;

export function BranchingStory({ scenes }: { scenes: readonly Scene[] }) {
  const book = useRef<FlipbookHandle>(null);
  // Only buttons lead away from a scene that has some, and past it.
  const stayOnTheWay = ({ from, to, reason, cancel }: TurnStart) => {
    const between = scenes.slice(Math.min(from, to), Math.max(from, to));
    if (reason !== 'method' && between.some(({ ways }) => ways)) cancel();
  };
  return (
    <Flipbook ref={book} aria-label="The fox" width={300} height={240} layout="single" onTurnStart={stayOnTheWay}>
      {scenes.map(({ text, ways = {} }) => (
        <section key={text} className={styles.page}>
          <p>{text}</p>
          {Object.entries(ways).map(([choice, page]) => (
            <button key={choice} type="button" onClick={() => void book.current?.flip(page)}>
              {choice}
            </button>
          ))}
        </section>
      ))}
    </Flipbook>
  );
}
