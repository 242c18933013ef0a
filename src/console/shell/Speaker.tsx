import { clsx } from 'clsx';
import { pointersOnly } from './pointersOnly.ts';
import styles from './Speaker.module.css';

/** The rows of holes, each a dotted line with dots of no length, two dots apart. */
const rows = 'M8.5.5h4M7.5 2.5h6M6.5 4.5h8M7.5 6.5h6M8.5 8.5h4';
/** Two arcs of whole dots, to the left of the holes. */
const arcs = 'M5 2H4v1H3v3h1v1h1V6H4V3h1zM3 0H2v1H1v1H0v5h1v1h1v1h1V8H2V7H1V2h1V1h1z';

/** The console's switch for sound. */
export interface SpeakerSwitch {
  /** Its accessible name. */
  name: string;
  /** Whether the console makes sounds. Arcs then appear next to the holes. */
  on: boolean;
  /** Called with the new state when the holes are pressed. */
  onSwitched: (on: boolean) => void;
}

/** The speaker holes as a switch. While it is on, arcs appear next to them. */
export function Speaker({
  className,
  modal,
  name,
  on,
  onSwitched,
}: SpeakerSwitch & {
  className?: string | undefined;
  /** Whether a modal dialog covers the screen. */
  modal?: boolean | undefined;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      className={clsx(styles.speaker, className)}
      onClick={() => onSwitched(!on)}
      {...(modal && pointersOnly)}
    >
      <svg viewBox="0 0 15 9" aria-hidden="true">
        <path className={styles.lip} d={rows} transform="translate(.2 .25)" />
        <path className={styles.hole} d={rows} />
        <path className={styles.arcs} d={arcs} />
      </svg>
    </button>
  );
}
