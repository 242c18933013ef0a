import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './DirectionPad.module.css';
import { type ShellControls, ShellKey } from './ShellKey.tsx';

/** The arms in tab order, each with its clockwise angle from the top in degrees. */
const arms = [
  ['up', 0],
  ['left', 270],
  ['right', 90],
  ['down', 180],
] as const;

/** The cross as an SVG path, in a square of 96. Its arms are a third wide. */
const cross =
  'M37 1h22a5 5 0 0 1 5 5v26h26a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H64v26a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5V64H6a5 5 0 0 ' +
  '1-5-5V37a5 5 0 0 1 5-5h26V6a5 5 0 0 1 5-5z';

/** The cross: one piece that tilts about its center, behind four buttons. */
export function DirectionPad({ className, controls }: { className: string | undefined; controls: ShellControls }) {
  const sheen = useId();
  return (
    // The D-pad is not mirrored in right-to-left languages.
    <div className={clsx(styles.pad, className)} dir="ltr">
      <svg className={styles.cross} viewBox="0 0 96 96" aria-hidden="true">
        <linearGradient id={sheen} x2="1" y2="1">
          <stop className={styles.light} />
          <stop className={styles.dark} offset="1" />
        </linearGradient>
        <path className={styles.side} d={cross} transform="translate(0 4)" />
        <path className={styles.top} d={cross} fill={`url(#${sheen})`} />
        <path className={styles.rim} d={cross} />
        <circle className={styles.dimple} cx="48" cy="48" r="11" />
        {arms.map(([direction, degrees]) => (
          <g key={direction} data-arm={direction} transform={`rotate(${degrees} 48 48)`}>
            <rect className={styles.shade} x="32.5" y="1.5" width="31" height="31" rx="4.5" />
            <path
              className={styles.arrow}
              d="M48 9l8 11H40z"
              opacity={controls.unavailable?.has(direction) ? 0.3 : undefined}
            />
          </g>
        ))}
      </svg>
      {arms.map(([direction]) => (
        <ShellKey key={direction} className={styles.arm} button={direction} controls={controls} />
      ))}
    </div>
  );
}
