import { useRef } from 'react';
import { Flipbook, type FlipbookHandle, type TurnStart } from '../../../src/flipbook/index.ts';
import styles from './recipes.module.css';

/** `ways` has the target page of each button, by its label. A scene without any continues on the next page. */
export type Scene = Readonly<{ text: string; ways?: Readonly<Record<string, number>> }>;

export function BranchingStory({ scenes }: { scenes: readonly Scene[] }) {
  const book = useRef<FlipbookHandle>(null);
  // Cancels drags and keys that would leave or skip a scene with buttons.
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
