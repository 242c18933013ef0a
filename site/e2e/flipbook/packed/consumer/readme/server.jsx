// Prints the HTML that a server of React Router renders for a route.
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import Manual from './app/routes/manual.tsx';

const { query, dataRoutes } = createStaticHandler([{ path: '/manual', Component: Manual }]);
const context = await query(new Request('http://localhost/manual'));
console.log(
  renderToString(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />),
);
