// Runs at build, in Node: draws each page once.

import content from 'virtual:content';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { faviconSprite, spriteToSvg } from '../src/index.ts';
import { Ground } from './Ground.tsx';
import { siteRoutes } from './routes.tsx';
import { siteBase } from './siteBase.ts';

export { notFoundPage, pages } from './screens/pages.ts';
export { content };

/** The site's icon, as an SVG file. */
export const icon = spriteToSvg(faviconSprite);

/**
 * The HTML of one page, without the document around it.
 *
 * @param path from the site's root
 * @throws when the screen throws, or answers with a redirect
 */
export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(siteRoutes(), { basename: siteBase || '/' });
  const context = await handler.query(new Request(`http://localhost${siteBase}${path}`));
  if (context instanceof Response) throw new Error(`${path} answered with status ${context.status} instead of a page.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  // The error screen stands in for a screen that throws; at build that must not pass for a page.
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Ground content={content}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Ground>,
    { onError: (failure) => void failures.push(failure) },
  );
  const html = await new Response(prelude).text();
  for (const failure of failures) throw failure;
  return html;
}
