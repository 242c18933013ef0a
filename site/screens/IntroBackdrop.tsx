import { SideTable } from '../../src/index.ts';
import styles from './IntroBackdrop.module.css';
import { IntroWindow } from './IntroWindow.tsx';
import { KeyPlaque } from './KeyPlaque.tsx';
import { LampLight } from './LampLight.tsx';

/** The intro's room behind the console, with the manual still on its table. Decoration only. */
export function IntroBackdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <ThreeTones />
      <LampLight className={styles.lamp} />
      <div className={styles.corner}>
        <IntroWindow className={styles.window} />
        <SideTable part="manual" className={styles.manual} />
        <SideTable className={styles.table} />
      </div>
      <KeyPlaque className={styles.plaque} />
    </div>
  );
}

/**
 * Turns a drawing into three flat shades of the background: black at 8 % for light colors, 16 % for
 * medium ones and 28 % for dark ones. The matrix maps darkness to an alpha from 0.25 to 1. The
 * table has a step for each quarter; transparent parts of the drawing stay transparent.
 */
function ThreeTones() {
  return (
    <svg className={styles.filter} width="0" height="0" aria-hidden="true">
      <filter id="three-tones" colorInterpolationFilters="sRGB">
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -0.16 -0.54 -0.05 1 0" />
        <feComponentTransfer>
          <feFuncA type="discrete" tableValues="0 0.08 0.16 0.28" />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
