import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContentContext } from '../../site/app/contentContext.ts';
import { SiteRoutes } from '../../site/app/SiteRoutes.tsx';
import { VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { forgetful } from '../visit/forgetful.ts';

/** The site with all its routes, opened at a path. */
export function WholeSite({ path }: { path: string }) {
  return (
    <ContentContext value={typical}>
      <VisitProvider memory={forgetful}>
        <MemoryRouter initialEntries={[path]}>
          {/* On the site the HTML stands there until the first screen's script has come. */}
          <Suspense>
            <SiteRoutes />
          </Suspense>
        </MemoryRouter>
      </VisitProvider>
    </ContentContext>
  );
}
