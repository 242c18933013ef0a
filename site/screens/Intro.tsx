import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CompanyForm, keyFacts, ScriptText, useVisit } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import styles from './Intro.module.css';

/** Who lives here, what they say first, and the question for a company. Either answer leads to the manual. */
export function Intro({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const content = useContent();
  const { name, role, place } = keyFacts(content);
  const { company, setCompany } = useVisit();
  const navigate = useNavigate();
  const greeting = content.game.scripts.greeting;

  return (
    <div {...rest} className={[styles.intro, className].filter(Boolean).join(' ')}>
      <div className={styles.owner}>
        <h1 className={styles.name} data-length={lengthOf(name)} dir="auto">
          {name}
        </h1>
        {role && (
          <p className={styles.role} dir="auto">
            {role}
          </p>
        )}
        {place && (
          <p className={styles.place} dir="auto">
            {place}
          </p>
        )}
        <p className={styles.hurry}>
          In a hurry? <Link to="/resume">Read the plain résumé</Link>
        </p>
      </div>
      <div className={styles.box} data-surface="paper">
        {greeting.length > 0 && (
          <p className={styles.greeting}>
            <ScriptText steps={greeting} words={{ name }} />
          </p>
        )}
        <CompanyForm
          // The link's company arrives right after the first render, and is the field's first text.
          key={company}
          initialCompany={company}
          onSubmitCompany={(given) => {
            setCompany(given);
            void navigate('/flipbook');
          }}
          decline={
            <Link to="/flipbook" onClick={() => setCompany('')}>
              I'd rather not
            </Link>
          }
        />
      </div>
    </div>
  );
}

/** Letters of the display face are as wide as they are high: a long name has to be set smaller. */
function lengthOf(name: string): 'short' | 'long' | 'very long' {
  if (name.length <= 28) return 'short';
  return name.length <= 80 ? 'long' : 'very long';
}
