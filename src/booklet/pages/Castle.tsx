import cover from 'virtual:sprite/cover';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Castle.module.css';

/** The castle's rectangle in the cover picture, in that picture's dots. */
const castle = { x: 66, y: 10, width: 52, height: 60 };

/** The banner of a name with more letters covers the gate. */
const maxLetters = 24;

/** On a map there is no sky: the meadow is all around. */
const palette = { ...cover.palette, ...Object.fromEntries([...'123456fVW'].map((key) => [key, '#a6c94a'])) };

/** The end of the map, with the visitor's company on a banner. Other pages say it in words. */
export function Castle({ name }: { name: string }) {
  return (
    <div className={styles.castle} aria-hidden="true">
      <Sprite data-ground="" className={styles.picture} sprite={cover} palette={palette} crop={castle} />
      <p className={styles.banner} data-long={name.length > maxLetters || undefined} dir="auto">
        {name}
      </p>
    </div>
  );
}
