import type { ComponentProps } from 'react';
import { pageCounts } from '../content/print/pageMetrics.ts';
import styles from './StatBar.module.css';

/** The blocks of a full bar; a bonus of 5 and `'MAX'` fill them all. */
const blocks = Array.from({ length: pageCounts.barBlocks }, (_, index) => index + 1);

/** What {@link StatBar} takes, and whatever an `<li>` does. */
export interface StatBarProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** What the player is good at. */
  name: string;
  /** How good: 0 to 5, or `'MAX'` for more than can be counted. */
  bonus: number | 'MAX';
}

/** One line of the player's stats in print: `Creativity +5`, and five blocks that say the same to the eye. */
export function StatBar({ name, bonus, className, ...rest }: StatBarProps) {
  const filled = bonus === 'MAX' ? blocks.length : bonus;
  return (
    <li {...rest} className={[styles.stat, className].filter(Boolean).join(' ')}>
      <span dir="auto">{name}</span> <b className={styles.bonus}>+{bonus}</b>
      <span className={styles.bar} aria-hidden="true">
        {blocks.map((block) => (
          <span key={block} className={styles.block} data-filled={block <= filled || undefined} />
        ))}
      </span>
    </li>
  );
}
