import { clsx } from 'clsx';
import { pointersOnly } from './pointersOnly.ts';
import styles from './Speaker.module.css';

/** The rows of holes: dotted lines of round dots, two units apart. */
const rows = 'M16.5.5h4M15.5 2.5h6M14.5 4.5h8M15.5 6.5h6M16.5 8.5h4';
/** The symbol to the left of the holes: a loudspeaker, then two arcs or a cross. */
const loudspeaker = 'M0 3h2V2h1V1h1V0h1v9H4V8H3V7H2V6H0z';
const arcs = 'M6 3h1v3H6zM8 1h1v1h1v5H9v1H8V7h1V2H8z';
const cross = 'M6 2h1v1h1v1h1V3h1V2h1v1h-1v1H9v1h1v1h1v1h-1V6H9V5H8v1H7v1H6V6h1V5h1V4H7V3H6z';

/** The console's switch for sound. */
export interface SpeakerSwitch {
  /** The switch's accessible name. */
  name: string;
  /** Whether the console makes sounds. The symbol next to the holes shows it. */
  on: boolean;
  /** Called with the new state when the switch is pressed. */
  onSwitched: (on: boolean) => void;
}

/** The speaker holes as a switch, with a symbol that shows whether the sound is on. */
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
      <svg viewBox="0 0 23 9" aria-hidden="true">
        <path className={styles.lip} d={rows} transform="translate(.2 .25)" />
        <path className={styles.hole} d={rows} />
        <path className={styles.sign} d={loudspeaker + (on ? arcs : cross)} />
      </svg>
    </button>
  );
}
