import './site.css';
import './screens/RetryLine.css';
import content from 'virtual:content';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takesOver } from './fallback/takesOver.ts';
import { Ground } from './Ground.tsx';
import { keepHomeSlash } from './keepHomeSlash.ts';
import { fetchScreenAt, SiteRoutes } from './SiteRoutes.tsx';
import { isPage } from './screens/pages.ts';
import { takeOver } from './screens/takeOver.ts';
import { homePath, siteBase } from './siteBase.ts';
import { stylesHaveCome } from './stylesHaveCome.ts';

const root = document.getElementById('root');
if (!root) throw new Error('There is no element with the id "root": index.html has lost it.');

keepHomeSlash();
const { hydrate, path } = takeOver({
  drawn: root.dataset.page,
  shown: location.pathname,
  base: siteBase,
  isKnown: location.pathname.startsWith(siteBase) && isPage(location.pathname.slice(siteBase.length)),
});

/** The page comes alive as a whole or not at all: a screen without one of its files is worse than the page as it is. */
async function comeAlive(place: HTMLElement): Promise<void> {
  await Promise.all([fetchScreenAt(path.slice(siteBase.length)), stylesHaveCome()]);
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  const app = (
    <Ground content={content}>
      <BrowserRouter basename={homePath}>
        <SiteRoutes />
      </BrowserRouter>
    </Ground>
  );
  dispatchEvent(new Event(takesOver));
  // In a transition: what is there stays until the screen is drawn.
  startTransition(() => {
    if (hydrate) hydrateRoot(place, app);
    else createRoot(place).render(app);
  });
}

// Not awaited: the screens' scripts import this one, and would wait for its end. What is reported makes the page fall back.
comeAlive(root).catch(reportError);
