import { fullBonus } from '../content/fullBonus.ts';

const blocks = Array.from({ length: fullBonus }, (_, index) => index + 1);

export interface StatBarProps {
  name: string;
  /** How good: 0 to 5, or `'MAX'` for more than can be counted. */
  bonus: number | 'MAX';
  /** What stands in place of the bonus, as `'12 years'`. */
  value?: string | undefined;
  /** Classes by the part that they dress: manual and console have their own. */
  styles: { [Part in 'stat' | 'bonus' | 'bar' | 'block']?: string };
}

/** One line of the player's stats: `Creativity +5`, and blocks that say the same to the eye. `'MAX'` fills them all. */
export function StatBar({ name, bonus, value, styles }: StatBarProps) {
  const isMax = bonus === 'MAX' || undefined;
  const filledSegments = bonus === 'MAX' ? fullBonus : bonus;
  return (
    <li className={styles.stat}>
      <span dir="auto">{name}</span>{' '}
      <span className={styles.bonus} data-max={isMax} data-value={value ? '' : undefined} dir={value ? 'auto' : 'ltr'}>
        {value ?? `+${bonus}`}
      </span>
      <span className={styles.bar} data-max={isMax} aria-hidden="true">
        {blocks.map((block) => (
          <span key={block} className={styles.block} data-filled={block <= filledSegments || undefined} />
        ))}
      </span>
    </li>
  );
}
