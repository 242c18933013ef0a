import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { cover } from '../../art/compiled/cover.ts';
import { Sprite } from '../../art/Sprite.tsx';
import type { Level } from '../../content/levels.ts';
import styles from './LevelPath.module.css';
import { Scene } from './Scene.tsx';

/** Of the cover: a stone of its path. */
const stone = { x: 97, y: 81, width: 10, height: 6 };

export interface LevelPathProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** The levels, in their order, with their names. */
  levels: readonly { readonly number: Level['number']; readonly name: string }[];
  /** A level was chosen. */
  onLevelChosen: (number: Level['number']) => void;
}

/** The path of the manual's cover: a stone for each level, the castle for the bonus stage. A press on one goes to its level. */
export function LevelPath({ levels, onLevelChosen, className, ...rest }: LevelPathProps) {
  return (
    <nav {...rest} className={clsx(styles.path, className)}>
      <Scene data-ground="" />
      <ol className={styles.stones}>
        {levels.map(({ number, name }) => (
          <li key={number} className={number === 'bonus' ? styles.castle : undefined}>
            <button type="button" aria-label={name} title={name} onClick={() => onLevelChosen(number)}>
              {number !== 'bonus' && (
                <>
                  <Sprite className={styles.stone} sprite={cover} crop={stone} />
                  {number}
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
