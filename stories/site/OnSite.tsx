import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContentContext } from '../../site/app/contentContext.ts';
import { RootLayout } from '../../site/app/layout/RootLayout.tsx';
import { type Content, type Visit, VisitProvider } from '../../src/index.ts';
import '../console/withoutTotal.css';
import { typical } from '../content/fixtures.ts';
import { forgetful } from '../visit/forgetful.ts';

export type OnSiteProps = {
  /** The screen, inside the site's layout. */
  screen: ReactNode;
  /** The owner. @default the typical one */
  content?: Content;
  /** The start of the visit. @default no company, the grape shell and pixel fonts */
  visit?: Partial<Visit>;
  /** The screen's path. @default the home page */
  path?: string;
  /** The page's direction. @default from left to right */
  dir?: 'rtl';
};

/** A whole screen in the site's layout, without a server. */
export function OnSite({ screen, content = typical, visit = {}, path = '/', dir }: OnSiteProps) {
  return (
    <ContentContext value={content}>
      <VisitProvider memory={forgetful} initial={visit}>
        {/* `contents`, because a box would come between the page and the screen. */}
        <div
          data-without-total=""
          style={{ display: 'contents' }}
          dir={dir}
          lang={dir ? 'ar' : content.game.site.language}
        >
          <MemoryRouter initialEntries={[path]}>
            <RootLayout>{screen}</RootLayout>
          </MemoryRouter>
        </div>
      </VisitProvider>
    </ContentContext>
  );
}
