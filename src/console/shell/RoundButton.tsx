import { clsx } from 'clsx';
import styles from './RoundButton.module.css';
import { type ShellControls, ShellKey } from './ShellKey.tsx';

export interface RoundButtonProps {
  /** The class that places it on the console's front. */
  className?: string | undefined;
  /** The button to draw. Its legend is this name in capitals. */
  button: 'a' | 'b' | 'select' | 'start';
  /** Names, states and handlers of all the buttons on the console. */
  controls: ShellControls;
}

/** A, B, select or start: a cap in the shell, with its legend embossed below. */
export function RoundButton({ className, button, controls }: RoundButtonProps) {
  return (
    <ShellKey className={clsx(styles.button, className)} button={button} controls={controls}>
      <span className={styles.well}>
        <span className={styles.cap} />
      </span>
      <span className={styles.legend}>{button.toUpperCase()}</span>
    </ShellKey>
  );
}
