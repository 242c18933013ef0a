import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './LampLight.module.css';

/** The size of the pool of light. */
const dotsAcross = 88;
const dotsDown = 64;

/** The outline of an ellipse in whole dots, `share` times the size of the pool, centered. */
function dottedEllipse(share: number): string {
  const halfWidths = Array.from({ length: dotsDown }, (_, row) => {
    const height = (row + 0.5 - dotsDown / 2) / ((dotsDown / 2) * share);
    return Math.abs(height) < 1 ? Math.round((dotsAcross / 2) * share * Math.sqrt(1 - height ** 2)) : 0;
  }).filter((half) => half > 0);
  const [topHalf = 0] = halfWidths;
  // The right side, downward. The ellipse is symmetric, so the left side is the same, upward.
  const side = (direction: 1 | -1) =>
    halfWidths.map((half, row) => `h${direction * (half - (halfWidths[row - 1] ?? half))}v${direction}`).join('');
  const path = `M${dotsAcross / 2 - topHalf} ${(dotsDown - halfWidths.length) / 2}h${2 * topHalf}${side(1)}h${-2 * topHalf}`;
  return `${path}${side(-1)}z`.replaceAll('h0', '');
}

const rings = [1, 0.78, 0.52, 0.28].map(dottedEllipse);

export type LampLightProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The id of its rings, for another light that repeats them. */
  ringsId?: string;
  /** The id of another light's rings to repeat, so that the page has their outlines once. */
  repeats?: string;
};

/** The pool of light below a lamp, in rings of dots that add up: three by day, four at night. Decoration. */
export function LampLight({ className, ringsId, repeats, ...rest }: LampLightProps) {
  return (
    <svg
      viewBox={`0 0 ${dotsAcross} ${dotsDown}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      {...rest}
      className={clsx(styles.light, className)}
    >
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
