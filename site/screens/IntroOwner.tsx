import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { documentNames, keyFacts } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { ScreenLink } from '../ScreenLink.tsx';
import { siteFile } from '../siteBase.ts';
import styles from './IntroOwner.module.css';

const fixedWords = {
  hurry: 'In a hurry?',
  plain: 'Read the résumé',
  pdf: 'Résumé PDF',
};

/** Who lives here, and the short way for those who have no time to play. There from the first moment, whatever is still being typed. */
export function IntroOwner({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const { name, role, place } = keyFacts(useContent());
  return (
    <div {...rest} className={clsx(styles.owner, className)}>
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
        <span dir="auto">{fixedWords.hurry}</span>{' '}
        <ScreenLink data-skin="link" to="/resume">
          {fixedWords.plain}
        </ScreenLink>{' '}
        <a
          data-skin="link"
          href={siteFile(documentNames(name).resume)}
          target="_blank"
          rel="noreferrer"
          title="PDF, opens in a new tab"
        >
          {fixedWords.pdf}
        </a>
      </p>
    </div>
  );
}

/** Letters of the display face are as wide as they are high: a long name has to be set smaller. */
function lengthOf(name: string): 'short' | 'long' | 'very long' {
  if (name.length <= 28) return 'short';
  return name.length <= 80 ? 'long' : 'very long';
}
