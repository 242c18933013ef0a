import { fullBonus } from '../resume/Game.ts';

const blocks = Array.from({ length: fullBonus }, (_, index) => index + 1);

export interface StatBarProps {
  /** The name of the stat, shown before the bonus. */
  name: string;
  /** The bonus: 0 to 5, or `'MAX'`. */
  bonus: number | 'MAX';
  /** Text to show instead of the bonus, such as `'12 years'`. */
  value?: string | undefined;
  /** The classes of the parts, so that manual and console can style the bar differently. */
  styles: { [Part in 'stat' | 'bonus' | 'bar' | 'block']?: string };
}

/** A stat: `Creativity +5`, with a bar of blocks. `'MAX'` fills all blocks. */
export function StatBar({ name, bonus, value, styles }: StatBarProps) {
  const isMax = bonus === 'MAX' || undefined;
  const filledBlocks = bonus === 'MAX' ? fullBonus : bonus;
  return (
    <li className={styles.stat}>
      <span dir="auto">{name}</span>{' '}
      <span className={styles.bonus} data-max={isMax} data-value={value ? '' : undefined} dir={value ? 'auto' : 'ltr'}>
        {value ?? `+${bonus}`}
      </span>
      <span className={styles.bar} data-max={isMax} aria-hidden="true">
        {blocks.map((block) => (
          <span key={block} className={styles.block} data-filled={block <= filledBlocks || undefined} />
        ))}
      </span>
    </li>
  );
}
