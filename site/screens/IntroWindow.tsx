import { clsx } from 'clsx';
import { GuestGate, type GuestGateProps } from '../../src/index.ts';
import styles from './IntroWindow.module.css';

const ink = '#1d1a2b';
const wood = '#9a5b34';
const woodLight = '#c98a4e';

/** The colors of the picture and their areas, back to front. One unit is a dot. */
const layers = [
  [ink, 'M1 0h34v27h1v4H0v-4h1z'],
  [wood, 'M2 1h32v26H2zM1 29h34v1H1z'],
  [woodLight, 'M2 1h32v1H2zM1 28h34v1H1z'],
  [ink, 'M4 3h28v22H4z'],
  ['var(--sky-1)', 'M5 4h26v5H5z'],
  ['var(--sky-2)', 'M5 9h26v4H5z'],
  ['var(--sky-3)', 'M5 13h26v4H5z'],
  ['var(--sky-4)', 'M5 17h26v4H5z'],
  ['#fbf6e6', 'M7 6h1v1H7zM11 5h1v1h-1zM17 5h1v1h-1zM29 5h1v1h-1zM9 10h1v1H9z'],
  ['var(--moon)', 'M22 8h5v1h2v1h1v2h1v7H18v-7h1v-2h1V9h2z'],
  ['#2b2050', 'M19 20v-6h1v1h1v-1h1v2h1V9h1V6h1v3h1v7h1v-2h1v1h1v-1h1v6z'],
  ['#ff9d3c', 'M24 11h1v2h-1zM20 17h1v1h-1zM28 17h1v1h-1zM24 17h1v3h-1z'],
  ['#e0263c', 'M25 6h2v1h-2z'],
  ['#38693f', 'M5 19h4v-1h5v1h4v1h13v4H5z'],
  ['#5f9c45', 'M5 22h8v-1h8v1h10v2H5z'],
  ['#ecd9a0', 'M24 20h1v1h1v1h-1v1h-2v1h-4v-1h3v-1h2z'],
  [ink, 'M13 4h4v20h-4z'],
  [wood, 'M14 4h2v20h-2z'],
  [ink, 'M3 21h9v4h-1v6H4v-6H3z'],
  ['#1f4a3a', 'M7 14h2v7H7zM4 16h2v1h1v2H5v-1H4zM11 15h1v2h-1v2H9v-2h1v-1h1z'],
  ['#5f9c45', 'M7 13h1v6H7zM4 15h1v1h1v1H4zM10 14h2v1h-1v1h-1z'],
  ['#d8643a', 'M4 22h7v2H4zM5 25h5v5H5z'],
  ['#f0925c', 'M4 22h7v1H4zM5 25h1v4H5z'],
] as const;

/** A window with the castle in the distance, or with a guest's gate. Decoration. */
export function IntroWindow({ className, names, ...gate }: GuestGateProps) {
  if (names.length > 0) {
    return (
      <div className={styles.guest}>
        <GuestGate names={names} {...gate} />
      </div>
    );
  }
  return (
    <svg className={clsx(styles.sky, className)} viewBox="0 0 36 32" shapeRendering="crispEdges" aria-hidden="true">
      {layers.map(([color, d]) => (
        <path key={d} fill={color} d={d} />
      ))}
    </svg>
  );
}
