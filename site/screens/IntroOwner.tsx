import { currentJobLine, documentNames, fillIn, keyFacts, useOwnerTextProps } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { ScreenLink } from '../app/layout/ScreenLink.tsx';
import { siteFile } from '../app/siteBase.ts';
import { introMessages as text } from '../messages/introMessages.ts';
import styles from './IntroOwner.module.css';

/** The owner's facts and shortcuts, visible while the greeting is still typing. */
export function IntroOwner() {
  const ownerText = useOwnerTextProps();
  const content = useContent();
  const { name, role, location } = keyFacts(content);
  const job = currentJobLine(content);
  return (
    <div className={styles.owner}>
      <h1 className={styles.name} data-length={lengthOf(name)} {...ownerText}>
        {name}
      </h1>
      {role && (
        <p className={styles.role} {...ownerText}>
          {role}
        </p>
      )}
      {location && (
        <p className={styles.location} {...ownerText}>
          {location}
        </p>
      )}
      {job && (
        <p className={styles.job} dir="auto">
          {fillIn(text.currentJob, { job })}
        </p>
      )}
      <p className={styles.shortcuts}>
        <span dir="auto">{text.hurry}</span>{' '}
        <ScreenLink data-skin="link" to="/resume">
          {text.resume}
        </ScreenLink>{' '}
        <a
          data-skin="link"
          href={siteFile(documentNames(name).resume)}
          target="_blank"
          rel="noreferrer"
          title={text.newTab}
        >
          {text.pdf}
        </a>
      </p>
    </div>
  );
}

/** Characters of the display font are as wide as they are high, so long names need smaller type. */
function lengthOf(name: string): 'short' | 'long' | 'very long' {
  if (name.length <= 28) return 'short';
  return name.length <= 80 ? 'long' : 'very long';
}
