import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './KeyPlaque.module.css';

const arrows = ['up', 'left', 'down', 'right'] as const;

/** Legends as printed on keyboards, so they are the same in every language. */
const legends = ['B', 'A', 'Enter', 'Esc'] as const;

/** A plaque on the wall with the console's main keys: 24 x 16 dots. Decoration: the manual lists all keys. */
export function KeyPlaque({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.plaque, className)}>
      {arrows.map((arrow) => (
        <span key={arrow} className={styles.key} data-key={arrow} />
      ))}
      {legends.map((legend) => (
        <span key={legend} className={styles.key} data-key={legend}>
          {legend}
        </span>
      ))}
    </div>
  );
}
