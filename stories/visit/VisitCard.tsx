import { type ComponentProps, Fragment } from 'react';
import { manualViews, shells, useVisit } from '../../src/index.ts';
import styles from './VisitCard.module.css';

export function VisitCard({ className = '', ...rest }: ComponentProps<'section'>) {
  const { company, shell, readable, manualView, setCompany, setShell, setReadable, setManualView } = useVisit();
  return (
    <section {...rest} data-shell={shell} className={`${styles.card} ${className}`}>
      <h2 className={styles.title}>This visit</h2>
      <dl>
        {Object.entries({
          Company: company || 'not given',
          Shell: shell,
          'Plain type': readable ? 'on' : 'off',
          Manual: manualView,
        }).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <output aria-label={name}>{value}</output>
            </dd>
          </Fragment>
        ))}
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
