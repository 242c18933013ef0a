import type { ComponentProps } from 'react';
import { manualViews, shells, useVisit } from '../../src/index.ts';
import styles from './VisitCard.module.css';

/** What a visit knows, and a control for each of it. */
export function VisitCard({ className = '', ...rest }: ComponentProps<'section'>) {
  const { company, shell, readable, manualView, setCompany, setShell, setReadable, setManualView } = useVisit();
  return (
    <section {...rest} data-shell={shell} className={`${styles.card} ${className}`}>
      <h2 className={styles.title}>This visit</h2>
      <dl>
        <dt>Company</dt>
        <dd>
          <output aria-label="Company">{company || 'not given'}</output>
        </dd>
        <dt>Shell</dt>
        <dd>
          <output aria-label="Shell">{shell}</output>
        </dd>
        <dt>Readable text</dt>
        <dd>
          <output aria-label="Readable text">{readable ? 'on' : 'off'}</output>
        </dd>
        <dt>Manual</dt>
        <dd>
          <output aria-label="Manual">{manualView}</output>
        </dd>
      </dl>
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
      <p>
        <label>
          <input type="checkbox" checked={readable} onChange={({ target }) => setReadable(target.checked)} /> Readable
          text
        </label>
      </p>
      <p>
        {manualViews.map((name) => (
          <button key={name} type="button" onClick={() => setManualView(name)}>
            {name}
          </button>
        ))}
      </p>
    </section>
  );
}
