import { useRef } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { keyFacts } from '../src/index.ts';
import { useContent } from './contentContext.ts';
import styles from './RootLayout.module.css';
import { useArrival } from './useArrival.ts';

/** The room every screen stands in: the way home, the way to the plain résumé, and the owner's profiles elsewhere. */
export function RootLayout() {
  const { professional, code } = keyFacts(useContent());
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main);
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
        <nav aria-label="Elsewhere">
          <ul className={styles.links}>
            <li>
              <Link to="/resume">Plain résumé</Link>
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
      </header>
      <main ref={main} className={styles.screen} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <p className={styles.spoken} role="status">
        {announcement}
      </p>
      <ScrollRestoration />
    </div>
  );
}
