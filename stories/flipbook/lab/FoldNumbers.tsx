import type { Crease } from '../../../src/flipbook/engine/crease.ts';
import type { Point } from '../../../src/flipbook/engine/shapes.ts';
import styles from './lab.module.css';

const place = ({ x, y }: Point): string => `${x.toFixed(1)}, ${y.toFixed(1)}`;

/** A crease in numbers. */
export function FoldNumbers({ crease }: { readonly crease: Crease }) {
  const numbers = {
    'C, the corner': place(crease.corner),
    'P, the dragged point': place(crease.point),
    'M, between the two': place(crease.middle),
    'θ, the normal’s angle': `${((crease.angleRad * 180) / Math.PI).toFixed(1)}°`,
    'd, from the crease to either': `${crease.halfPx.toFixed(1)} px`,
    progress: crease.progress.toFixed(3),
  };
  return (
    <dl className={styles.numbers}>
      {Object.entries(numbers).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
