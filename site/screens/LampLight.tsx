import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './LampLight.module.css';

/** The pool of light in dots, across and down. */
const across = 88;
const down = 64;

/** The rows of an ellipse in whole dots, `share` times the size of the pool, centered. */
function dottedEllipse(share: number): string {
  const rows = Array.from({ length: down }, (_, row) => {
    const height = (row + 0.5 - down / 2) / ((down / 2) * share);
    if (Math.abs(height) >= 1) return '';
    const half = Math.round((across / 2) * share * Math.sqrt(1 - height ** 2));
    return `M${across / 2 - half} ${row}h${2 * half}v1h${-2 * half}z`;
  });
  return rows.join('');
}

const rings = [1, 0.78, 0.52, 0.28].map(dottedEllipse);

/** The pool of light below a lamp, in rings of dots that add up: three by day, four at night. Decoration. */
export function LampLight({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      viewBox={`0 0 ${across} ${down}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      {...rest}
      className={clsx(styles.light, className)}
    >
      {rings.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
