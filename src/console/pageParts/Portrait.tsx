import { clsx } from 'clsx';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import type { Content } from '../../resume/Content.ts';
import styles from './Portrait.module.css';

/** The owner's head and shoulders in a frame. */
export function Portrait({ content, className }: { content: Content; className: string | undefined }) {
  return (
    <div className={clsx(styles.portrait, className)}>
      <CharacterSprite view="portrait" colors={content.game.character} />
    </div>
  );
}
