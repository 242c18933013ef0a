import cover from 'virtual:sprite/cover';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Castle.module.css';

/** The castle's rectangle in the cover picture, in that picture's dots. */
const castle = { x: 66, y: 10, width: 52, height: 49 };

/** On the map, the keys of the sky, hills and land around the castle are painted as meadow. */
const palette = { ...cover.palette, ...Object.fromEntries([...'123456fVW'].map((key) => [key, '#a6c94a'])) };

/**
 * The castle at the end of the road, with a company's name on its sign. Decoration, because other
 * pages name the visitor's company in text.
 */
export function Castle({ name }: { name: string }) {
  return (
    <div className={styles.castle} aria-hidden="true">
      <Sprite data-ground="" className={styles.picture} sprite={cover} palette={palette} crop={castle} />
      <p className={styles.banner} dir="auto">
        {name}
      </p>
    </div>
  );
}
