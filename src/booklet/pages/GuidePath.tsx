import cover from 'virtual:sprite/cover';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './GuidePath.module.css';

/** A stone of the path on the cover, in dots of the cover. */
const stone = { x: 97, y: 81, width: 10, height: 6 };

/** The path on the cover: a stone for each level, and the next one, which is still to be laid. */
export function GuidePath({
  reachedCount,
}: {
  /** How many levels are reached, from 0. One more stone is outlined. */
  reachedCount: number;
}) {
  return (
    <div className={styles.path} data-reached={reachedCount} aria-hidden="true">
      {Array.from({ length: reachedCount }, (_, index) => index + 1).map((number) => (
        <span key={number} className={styles.step}>
          <Sprite className={styles.stone} sprite={cover} crop={stone} />
          {number}
        </span>
      ))}
      <span className={styles.step}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration inside what is hidden, which the rule cannot see */}
        <svg className={styles.stone} viewBox="0 0 10 6" shapeRendering="crispEdges">
          <path d="M2 0h2v1h-2zM6 0h2v1h-2zM0 1h1v1h-1zM9 1h1v1h-1zM0 4h1v1h-1zM9 4h1v1h-1zM2 5h2v1h-2zM6 5h2v1h-2z" />
        </svg>
        {reachedCount + 1}
      </span>
    </div>
  );
}
