import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './LampLight.module.css';

/** The pool of light in dots, across and down. */
const across = 88;
const down = 64;

/** The outline of an ellipse in whole dots, `share` times the size of the pool, centered. */
function dottedEllipse(share: number): string {
  const halves = Array.from({ length: down }, (_, row) => {
    const height = (row + 0.5 - down / 2) / ((down / 2) * share);
    return Math.abs(height) < 1 ? Math.round((across / 2) * share * Math.sqrt(1 - height ** 2)) : 0;
  }).filter((half) => half > 0);
  const [first = 0] = halves;
  // Down the right side; the ellipse is as high as it is deep, so the left side is the same, upward.
  const side = (direction: 1 | -1) =>
    halves.map((half, row) => `h${direction * (half - (halves[row - 1] ?? half))}v${direction}`).join('');
  return `M${across / 2 - first} ${(down - halves.length) / 2}h${2 * first}${side(1)}h${-2 * first}${side(-1)}z`.replaceAll(
    'h0',
    '',
  );
}

const rings = [1, 0.78, 0.52, 0.28].map(dottedEllipse);

export type LampLightProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The id of its rings, for another light that repeats them. */
  ringsId?: string;
  /** The id of the rings that it repeats: the page has their outlines once. */
  repeats?: string;
};

/** The pool of light below a lamp, in rings of dots that add up: three by day, four at night. Decoration. */
export function LampLight({ className, ringsId, repeats, ...rest }: LampLightProps) {
  return (
    <svg
      viewBox={`0 0 ${across} ${down}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      {...rest}
      className={clsx(styles.light, className)}
    >
      {/* A second light repeats the first one's rings. */}
      {repeats ? (
        <use href={`#${repeats}`} />
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
