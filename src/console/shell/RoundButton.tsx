import { clsx } from 'clsx';
import styles from './RoundButton.module.css';
import { type ShellControls, ShellKey } from './ShellKey.tsx';

export interface RoundButtonProps {
  className?: string | undefined;
  button: 'a' | 'b' | 'select' | 'start';
  controls: ShellControls;
}

/** A, B, select or start: a cap in the shell. Its legend is on it (A, B) or below it. */
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
