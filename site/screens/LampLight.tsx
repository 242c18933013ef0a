import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './LampLight.module.css';

/** The size of the pool of light, in dots. */
const width = 88;
const height = 64;

/** The outline of a centered ellipse in whole dots, `scale` times the size of the pool. */
function dottedEllipse(scale: number): string {
  const halfWidths = Array.from({ length: height }, (_, row) => {
    const y = (row + 0.5 - height / 2) / ((height / 2) * scale);
    return Math.abs(y) < 1 ? Math.round((width / 2) * scale * Math.sqrt(1 - y ** 2)) : 0;
  }).filter((half) => half > 0);
  const [topHalf = 0] = halfWidths;
  // Downward for the right side, upward for the left one.
  const side = (direction: 1 | -1) =>
    halfWidths.map((half, row) => `h${direction * (half - (halfWidths[row - 1] ?? half))}v${direction}`).join('');
  const path = `M${width / 2 - topHalf} ${(height - halfWidths.length) / 2}h${2 * topHalf}${side(1)}h${-2 * topHalf}`;
  return `${path}${side(-1)}z`.replaceAll('h0', '');
}

const rings = [1, 0.78, 0.52, 0.28].map(dottedEllipse);

export type LampLightProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** An id for the rings, so that another light can repeat them. */
  ringsId?: string;
  /** The id of another light's rings to repeat, so that the page contains their outlines once. */
  repeatedRingsId?: string;
};

/** The pool of light below a lamp, in overlaid rings of dots: three by day, four at night. Decoration. */
export function LampLight({ className, ringsId, repeatedRingsId, ...rest }: LampLightProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      {...rest}
      className={clsx(styles.light, className)}
    >
      {repeatedRingsId ? (
        <use href={`#${repeatedRingsId}`} />
      ) : (
        <g id={ringsId}>
          {rings.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      )}
    </svg>
  );
}
