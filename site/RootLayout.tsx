import { useLayoutEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { documentNames, keyFacts, useVisit } from '../src/index.ts';
import { useContent } from './contentContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { keepForNextDocument } from './nextDocument.ts';
import { ReadableSwitch } from './ReadableSwitch.tsx';
import styles from './RootLayout.module.css';
import { RouteError } from './screens/RouteError.tsx';
import { siteFile } from './siteBase.ts';
import { useCanonical } from './useCanonical.ts';
import { useScreenEntry } from './useScreenEntry.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** The room every screen stands in: the way home, the way to the plain résumé, the owner's profiles elsewhere, and plainer type. */
export function RootLayout() {
  const { name, professional, code } = keyFacts(useContent());
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const announcement = useScreenEntry(main);
  const { company } = useVisit();
  useScrollRestoration();
  useCanonical();
  useLayoutEffect(() => keepForNextDocument(company), [company]);
  const profiles = [professional, code].filter((profile) => profile !== undefined);

  return (
    <div className={styles.room} data-surface="room">
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <header className={styles.bar}>
        <Link className={styles.home} to="/">
          Home
        </Link>
        <nav className={styles.elsewhere} aria-label="Elsewhere">
          <ul className={styles.links}>
            <li>
              <Link to="/resume">
                {/* In one span: between the items of a flex box a space is lost. */}
                <span>
                  <span className={styles.spare}>Plain</span> résumé
                </span>
              </Link>
            </li>
            <li>
              <a
                href={siteFile(documentNames(name).resume)}
                target="_blank"
                rel="noreferrer"
                aria-label="Résumé as PDF"
                title="Opens in a new tab"
              >
                PDF
              </a>
            </li>
            {profiles.map(({ network, url }) => (
              <li key={url} className={styles.profile}>
                <a href={url} rel="me noreferrer">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ReadableSwitch />
      </header>
      <main ref={main} className={styles.screen} id="content" tabIndex={-1}>
        <ErrorBoundary place={key} fallback={(error) => <RouteError error={error} />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <p className={styles.spoken} role="status">
        {announcement}
      </p>
    </div>
  );
}
