import { clsx } from 'clsx';
import styles from './Speaker.module.css';

/** The rows of holes, each as a line of round dots without length, 8 apart. */
const rows = 'M16 6h20M12 13h28M8 20h36M12 27h28M16 34h20';

/** The holes that sound comes out of. */
export function Speaker({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx(styles.speaker, className)} viewBox="0 0 52 40" aria-hidden="true">
      <path className={styles.lip} d={rows} transform="translate(.8 1)" />
      <path className={styles.hole} d={rows} />
    </svg>
  );
}
