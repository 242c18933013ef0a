import cover from 'virtual:sprite/cover';
import { Sprite } from '../../art/Sprite.tsx';
import type { Level } from '../../resume/levels/levels.ts';
import styles from './LevelPath.module.css';
import { Scene } from './Scene.tsx';

/** A stone of the path on the cover, in dots of the cover. */
const stone = { x: 97, y: 81, width: 10, height: 6 };

/** From low to high: six dots up in steps, level at both ends up to the next stones. */
const slope = 'M-99 6H-6v-1h2v-1h2v-1h2v-1h2v-1h2v-1H99v6H4v1h-2v1h-2v1h-2v1h-2v1h-2v1H-99z';
const level = 'M-99 0H99v6H-99z';

export interface LevelPathProps {
  name: string;
  /** The levels in order, with their names. */
  levels: readonly { readonly number: Level['number']; readonly name: string }[];
  /** Called when a level is chosen. */
  onLevelChosen: (number: Level['number']) => void;
}

/** The manual's path: a stone per level and the castle. A press on one jumps to its level. */
export function LevelPath({ name: path, levels, onLevelChosen }: LevelPathProps) {
  const stones = levels.filter(({ number }) => number !== 'bonus').length;
  return (
    <nav className={styles.path} aria-label={path}>
      <Scene data-ground="" />
      <ol className={styles.stones}>
        {levels.map(({ number, name }, index) => {
          const toGate = stones - 1 - index;
          const direction = toGate === 0 ? 'gate' : toGate % 2 === 0 ? 'down' : 'up';
          return number === 'bonus' ? (
            <li key={number} className={styles.castle}>
              <button type="button" aria-label={name} onClick={() => onLevelChosen(number)} />
            </li>
          ) : (
            <li key={number} data-way={direction}>
              <svg className={styles.road} viewBox="-6 0 12 12" shapeRendering="crispEdges" aria-hidden="true">
                <path d={direction === 'gate' ? level : slope} />
              </svg>
              <button type="button" aria-label={name} onClick={() => onLevelChosen(number)}>
                <Sprite className={styles.stone} sprite={cover} crop={stone} />
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
