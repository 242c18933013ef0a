import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { documentNames, keyFacts, useVisit } from '../../../src/index.ts';
import { frameMessages as text } from '../../messages/frameMessages.ts';
import { pageAt } from '../../screens/pages.ts';
import { useContent } from '../contentContext.ts';
import { ScreenLink } from '../layout/ScreenLink.tsx';
import { siteFile } from '../siteBase.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import readable from './ReadableSwitch.module.css';
import styles from './SiteBar.module.css';

/** The top bar: screens, the résumé's PDF, up to two profiles, languages, and the type switch. */
export function SiteBar() {
  const content = useContent();
  const { name, professional, code } = keyFacts(content);
  const { canonicalPath: currentPath } = pageAt(useLocation().pathname, content);
  const { shell } = useVisit();
  const profiles = [professional, code].filter((profile) => profile !== undefined);
  const screenItem = (to: string, label: ReactNode, style?: string) => (
    <li>
      <ScreenLink className={style} to={to} aria-current={to === currentPath ? 'page' : undefined}>
        {label}
      </ScreenLink>
    </li>
  );

  return (
    <header
      className={clsx(styles.bar, (currentPath === '/' || currentPath === '/handheld') && styles.onConsole)}
      data-shell={shell}
    >
      <nav aria-label={text.site}>
        <ul className={styles.links}>
          {screenItem(
            '/',
            <>
              <svg className={styles.house} viewBox="0 0 7 7" shapeRendering="crispEdges" aria-hidden="true">
                <path fill="currentColor" d="M3 0h1v1h1v1h1v1h1v1H6v3H4V5H3v2H1V4H0V3h1V2h1V1h1z" />
              </svg>
              <span className={styles.homeLabel}>{text.home}</span>
            </>,
            styles.home,
          )}
          {screenItem('/handheld', text.console)}
          {screenItem('/flipbook', text.manual)}
          {screenItem('/resume', text.resume)}
        </ul>
      </nav>
      <nav className={styles.elsewhere} aria-label={text.elsewhere}>
        <ul className={styles.links}>
          <li>
            <a href={siteFile(documentNames(name).resume)} target="_blank" rel="noreferrer" title={text.newTab}>
              {/* One span, because a flex container drops the spaces between its items. */}
              <span>
                <span className={styles.wideOnly}>{text.resume}</span> PDF
              </span>
            </a>
          </li>
          {profiles.map(({ network, url }) => (
            <li key={url} className={styles.profile}>
              <a href={url} rel="me noreferrer">
                {network}
              </a>
            </li>
          ))}
          {import.meta.env.SITE_IS_TRANSLATED !== false && <LanguageSwitch />}
        </ul>
      </nav>
      <ReadableSwitch />
    </header>
  );
}

/** Swaps the pixel fonts for plain type on every screen. The device stores the choice. */
function ReadableSwitch() {
  const { readable: isOn, setReadable } = useVisit();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={readable.switch}
      onClick={() => setReadable(!isOn)}
    >
      <span className={styles.wideOnly}>{text.readable}</span>{' '}
      {/* In a narrow window, the sample replaces the label, so it is part of the accessible name. */}
      <span className={readable.sample}>Aa</span>
      <span className={readable.track} data-on={text.on} data-off={text.off} aria-hidden="true" />
    </button>
  );
}
