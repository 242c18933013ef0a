import type { Fold } from '../../../src/flipbook/engine/fold.ts';
import type { Point } from '../../../src/flipbook/engine/shapes.ts';
import styles from './lab.module.css';

const place = ({ x, y }: Point): string => `${x.toFixed(1)}, ${y.toFixed(1)}`;

/** A crease in numbers. */
export function FoldNumbers({ fold }: { readonly fold: Fold }) {
  const numbers = {
    'C, the corner': place(fold.corner),
    'P, the dragged point': place(fold.point),
    'M, between the two': place(fold.middle),
    'θ, the normal’s angle': `${((fold.angleRad * 180) / Math.PI).toFixed(1)}°`,
    'd, from the crease to either': `${fold.halfPx.toFixed(1)} px`,
    progress: fold.progress.toFixed(3),
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
