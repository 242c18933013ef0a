import type { RouteObject } from 'react-router-dom';
import { BareRoom } from './BareRoom.tsx';
import { RootLayout } from './RootLayout.tsx';
import { HandheldScreen } from './screens/HandheldScreen.tsx';
import { Home } from './screens/Home.tsx';
import { RouteError } from './screens/RouteError.tsx';

/**
 * The screens and their paths. A screen that cannot be drawn gives way to the error screen inside the layout; only
 * where the layout itself fails does that screen stand alone.
 *
 * Made anew for each caller, since lazy routes are filled in in place.
 */
export function siteRoutes(): RouteObject[] {
  return [
    {
      path: '/',
      element: <RootLayout />,
      errorElement: (
        <BareRoom>
          <RouteError />
        </BareRoom>
      ),
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { index: true, element: <Home /> },
            { path: 'homepage', element: <Home /> },
            { path: 'handheld', element: <HandheldScreen /> },
            {
              path: 'flipbook',
              lazy: async () => ({ Component: (await import('./screens/FlipbookScreen.tsx')).FlipbookScreen }),
            },
            {
              path: 'resume',
              lazy: async () => ({ Component: (await import('./screens/PlainResume.tsx')).PlainResume }),
            },
            { path: '*', lazy: async () => ({ Component: (await import('./screens/NotFound.tsx')).NotFound }) },
          ],
        },
      ],
    },
  ];
}
