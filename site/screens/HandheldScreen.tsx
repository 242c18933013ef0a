import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { documentNames, fillIn, Handheld, keyFacts } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { siteFile } from '../app/siteBase.ts';
import { screenMessages as text } from '../messages/screenMessages.ts';
import styles from './HandheldScreen.module.css';
import { TableTop } from './TableTop.tsx';

export type HandheldScreenProps = {
  /** The time, in milliseconds, at which all animations freeze, for stories and pictures. */
  frozenMs?: number | undefined;
  /** The console's own page, or the home page in a narrow window. @default 'page' */
  as?: 'page' | 'home';
};

export function HandheldScreen({ as = 'page', frozenMs }: HandheldScreenProps) {
  const content = useContent();
  const { name, role } = keyFacts(content);
  const owner = role ? `${name}, ${role}` : name;
  return (
    <div className={styles.screen}>
      <h1 dir="auto" data-visually-hidden="">
        {as === 'home' ? owner : fillIn(text.console, { name })}
      </h1>
      {as === 'page' && (
        <div className={styles.backdrop}>
          <TableTop />
        </div>
      )}
      <Handheld content={content} inAddress resumeUrl={siteFile(documentNames(name).resume)} frozenMs={frozenMs} />
      <NoScriptLinks />
    </div>
  );
}

/** Without JavaScript, the console shows only its first page. Links lead to the full content. */
function NoScriptLinks() {
  const link = (to: string, label: string) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  );
  const links: Readonly<Record<string, ReactNode>> = {
    '{manual}': link('/flipbook', text.noScriptManual),
    '{resume}': link('/resume', text.noScriptResume),
  };
  return (
    <noscript>
      <p>{text.noScript.split(/(\{\w+\})/).map((part) => links[part] ?? part)}</p>
    </noscript>
  );
}
