import pathStone from 'virtual:sprite/pathStone';
import type { Ref } from 'react';
import type { CharacterColors } from '../../art/CharacterSprite.tsx';
import { Sprite } from '../../art/Sprite.tsx';
import type { Level } from '../../resume/levels/levels.ts';
import styles from './LevelPath.module.css';
import { Scene } from './Scene.tsx';
import { Walker } from './Walker.tsx';

/** Roads as SVG paths: from a low stone to a high one, two dots up in steps, and up to the gate. */
const slope = 'M-99 2H-2v-1H2v-1H99v6H2v1H-2v1H-99z';
const roadToGate = 'M-99 0H-2v-3H6V6H-99z';

export interface LevelPathProps {
  name: string;
  levels: readonly { readonly number: Level['number']; readonly name: string }[];
  onLevelChosen: (number: Level['number']) => void;
  /** The hero who walks on the path. `useWalk` moves him. */
  heroRef: Ref<HTMLDivElement>;
  colors: CharacterColors | undefined;
}

/**
 * The path of the levels: a stone per numbered level, the castle, and the hero. It sticks to the top
 * of the screen. A press on a stone or the castle jumps to its level.
 */
export function LevelPath({ name: pathName, levels, onLevelChosen, heroRef, colors }: LevelPathProps) {
  const stones = levels.filter(({ number }) => number !== 'bonus').length;
  return (
    <nav className={styles.path} aria-label={pathName}>
      <Scene data-ground="" />
      <ol className={styles.stones}>
        {levels.map(({ number, name }, index) => {
          const stonesToGate = stones - 1 - index;
          const direction = stonesToGate === 0 ? 'gate' : stonesToGate % 2 === 0 ? 'down' : 'up';
          return number === 'bonus' ? (
            <li key={number} className={styles.castle}>
              <button type="button" aria-label={name} onClick={() => onLevelChosen(number)} />
            </li>
          ) : (
            <li key={number} data-road={direction}>
              <svg
                className={styles.road}
                viewBox="-6 -3 12 11"
                preserveAspectRatio={direction === 'gate' ? 'xMaxYMid' : undefined}
                shapeRendering="crispEdges"
                aria-hidden="true"
              >
                <path d={direction === 'gate' ? roadToGate : slope} />
              </svg>
              <button type="button" aria-label={name} onClick={() => onLevelChosen(number)}>
                <Sprite className={styles.stone} sprite={pathStone} />
                <span>{number}</span>
              </button>
              {direction === 'gate' && <Walker className={styles.hero} ref={heroRef} colors={colors} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
