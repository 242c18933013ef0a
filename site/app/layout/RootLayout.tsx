import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { frameMessages as text } from '../../messages/frameMessages.ts';
import { RouteError } from '../../screens/RouteError.tsx';
import { SiteBar } from '../bar/SiteBar.tsx';
import { GreetingContext } from '../greetingContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './RootLayout.module.css';
import { ScreenTransition } from './ScreenTransition.tsx';
import { useCaseStudyLinks } from './useCaseStudyLinks.ts';
import { usePageHead } from './usePageHead.ts';
import { useScreenEntry } from './useScreenEntry.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** The layout of every screen: the backdrop, and the bar with links to the other screens. */
export function RootLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const greeting = useState(false);
  const { key, pathname } = useLocation();
  const announcement = useScreenEntry(main);
  useScrollRestoration();
  usePageHead();
  useCaseStudyLinks(main);

  return (
    <div className={styles.layout} data-surface="backdrop">
      <a className={styles.skip} data-visually-hidden="unfocused" href="#content">
        {text.skip}
      </a>
      <SiteBar />
      <main ref={main} className={styles.screen} id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={key} fallback={(error) => <RouteError error={error} />}>
          <ScreenTransition pathname={pathname}>
            <GreetingContext value={greeting}>{children}</GreetingContext>
          </ScreenTransition>
        </ErrorBoundary>
      </main>
      <p data-visually-hidden="" role="status">
        {announcement}
      </p>
    </div>
  );
}
