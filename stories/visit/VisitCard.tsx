import { shells, useVisit } from '../../src/index.ts';
import styles from './VisitCard.module.css';

/** Shows and changes a visit's company and shell. */
export function VisitCard() {
  const { company, shell, setCompany, setShell } = useVisit();
  return (
    <section data-shell={shell} className={styles.card}>
      <h2 className={styles.title}>This visit</h2>
      <p>
        Company: {company || 'not given'}. Shell: {shell}.
      </p>
      <p>
        <label>
          New company <input value={company} onChange={({ target }) => setCompany(target.value)} />
        </label>
      </p>
      <p>
        {shells.map((name) => (
          <button key={name} type="button" onClick={() => setShell(name)}>
            {name}
          </button>
        ))}
      </p>
    </section>
  );
}
