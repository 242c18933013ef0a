import '../app/site.css';
import '../../src/theme/rightToLeft.css';
import content from 'virtual:content';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppProviders } from '../app/AppProviders.tsx';
import { SiteRoutes, screenAt } from '../app/SiteRoutes.tsx';
import { homePath, siteBase } from '../app/siteBase.ts';
import { notFoundPage, pageAt } from '../screens/pages.ts';
import { hydrationPlan } from './hydrationPlan.ts';
import { keepHomeSlash } from './keepHomeSlash.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root. Put it back.');

keepHomeSlash();
const { hydrate, path } = hydrationPlan({
  renderedPath: root.dataset.page,
  currentPath: location.pathname,
  base: siteBase,
  isKnownRoute:
    location.pathname.startsWith(siteBase) &&
    pageAt(location.pathname.slice(siteBase.length), content) !== notFoundPage,
});

/**
 * Reports that the page is interactive, so that earlier presses are replayed. It wraps the site
 * instead of being its sibling, because React counts siblings for the ids of `useId`.
 */
function StartSignal({ container, children }: { container: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    container.dataset.state = 'started';
  }, [container]);
  return children;
}

function renderSite(container: HTMLElement): void {
  if (container.dataset.reloads !== undefined) return;
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  const app = (
    <AppProviders content={content}>
      <BrowserRouter basename={homePath}>
        <StartSignal container={container}>
          <SiteRoutes />
        </StartSignal>
      </BrowserRouter>
    </AppProviders>
  );
  dispatchEvent(new Event('site:hydration-starts'));
  // In a transition, so that the prerendered page stays until the screen has rendered.
  startTransition(() => {
    if (hydrate) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

// The page hydrates only with all its files, because a screen without one of them is worse than the
// prerendered page. A reported error triggers the fallback. Top-level `await` would block forever:
// the screens' scripts import this module and would wait for it.
screenAt(path.slice(siteBase.length), content)
  .load()
  .then(() => renderSite(root))
  .catch(reportError);
