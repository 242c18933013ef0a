import type { ComponentProps } from 'react';
import styles from './StatBar.module.css';

/** The blocks of a full bar; a bonus of 5 and `'MAX'` fill them all. */
const blocks = [1, 2, 3, 4, 5] as const;

/** What {@link StatBar} takes, and whatever an `<li>` does. */
export interface StatBarProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** What the player is good at. */
  name: string;
  /** How good: 0 to 5, or `'MAX'` for more than can be counted. */
  bonus: number | 'MAX';
}

/** One line of a player's skills: `Creativity +5`, with blocks beside it that say the same to the eye. */
export function StatBar({ name, bonus, className, ...rest }: StatBarProps) {
  const filled = bonus === 'MAX' ? blocks.length : bonus;
  const isMax = bonus === 'MAX' || undefined;
  return (
    <li {...rest} className={[styles.line, className].filter(Boolean).join(' ')}>
      <span dir="auto">{name}</span>{' '}
      <span className={styles.bonus} data-max={isMax} dir="ltr">
        +{bonus}
      </span>
      <span className={styles.bar} data-max={isMax} aria-hidden="true">
        {blocks.map((block) => (
          <span key={block} className={styles.block} data-filled={block <= filled || undefined} />
        ))}
      </span>
    </li>
  );
}
