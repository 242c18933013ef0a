import './site.css';
import content from 'virtual:content';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Ground } from './Ground.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';
import { isPage } from './screens/pages.ts';
import { takeOver } from './screens/takeOver.ts';
import { siteBase } from './siteBase.ts';

const place = document.getElementById('root');
if (!place) throw new Error('There is no element with the id "root": index.html has lost it.');

const { hydrate, path } = takeOver({
  drawn: place.dataset.page,
  shown: location.pathname,
  base: siteBase,
  isKnown: location.pathname.startsWith(siteBase) && isPage(location.pathname.slice(siteBase.length)),
});
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

const app = (
  <Ground content={content}>
    <BrowserRouter basename={siteBase}>
      <SiteRoutes />
    </BrowserRouter>
  </Ground>
);
// In a transition: while the screen's own script has not come, what is there stays.
startTransition(() => {
  if (hydrate) hydrateRoot(place, app);
  else createRoot(place).render(app);
});
