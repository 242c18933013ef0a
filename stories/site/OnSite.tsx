import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ContentContext } from '../../site/contentContext.ts';
import { RootLayout } from '../../site/RootLayout.tsx';
import { RouteError } from '../../site/screens/RouteError.tsx';
import { type Content, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';

/** A device that remembers nothing: each story begins afresh. */
export const forgetful = { read: () => undefined, write: () => undefined };

/** What {@link OnSite} shows. */
export type OnSiteProps = {
  /** The screen, inside the site's layout. */
  screen: ReactNode;
  /** The owner. @default the typical one */
  content?: Content;
  /** What the screen's route has thrown; the error screen then stands in its place. */
  thrown?: unknown;
};

/** A whole screen in the room, as a visitor has it, without a server. */
export function OnSite({ screen, content = typical, thrown }: OnSiteProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <RootLayout />,
          children: [{ id: 'screen', path: '*', element: screen, errorElement: <RouteError /> }],
        },
      ],
      thrown === undefined ? {} : { hydrationData: { errors: { screen: thrown } } },
    ),
  );
  return (
    <ContentContext value={content}>
      <VisitProvider memory={forgetful}>
        <RouterProvider router={router} />
      </VisitProvider>
    </ContentContext>
  );
}
