import './site.css';
import content from 'virtual:content';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Ground } from './Ground.tsx';
import { siteRoutes } from './routes.tsx';
import { takeOver } from './screens/takeOver.ts';
import { siteBase } from './siteBase.ts';

const basename = siteBase || '/';
const routes = siteRoutes();
const place = document.getElementById('root');
if (!place) throw new Error('There is no element with the id "root": index.html has lost it.');

const isKnown = matchRoutes(routes, location, basename)?.at(-1)?.route.path !== '*';
const { hydrate, path } = takeOver({
  drawn: place.dataset.page,
  shown: location.pathname,
  base: siteBase,
  isKnown,
});
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

// A lazy screen must be there before the first render, or that would differ from the HTML.
for (const { route } of matchRoutes(routes, location, basename) ?? []) {
  if (typeof route.lazy !== 'function') continue;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}

const app = (
  <Ground content={content}>
    <RouterProvider router={createBrowserRouter(routes, { basename })} />
  </Ground>
);
startTransition(() => {
  if (hydrate) hydrateRoot(place, app);
  else createRoot(place).render(app);
});
