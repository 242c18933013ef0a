import { RichBlocks, RichList, type Role } from '../../../src/index.ts';
import { Period } from './Period.tsx';
import styles from './ResumeEntry.module.css';

/** A further position at a company, below the company's name. */
export function RoleEntry({ role: { title, location, start, end, summary, points } }: { role: Role }) {
  return (
    <section className={styles.role} dir="auto">
      <div className={styles.header}>
        {title && <h4 className={styles.roleTitle}>{title}</h4>}
        {location && <p className={styles.where}>{location}</p>}
        <p className={styles.when}>
          <Period start={start} end={end} />
        </p>
      </div>
      <RichBlocks text={summary} />
      <RichList texts={points} />
    </section>
  );
}
