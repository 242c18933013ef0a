import { Route, Routes } from 'react-router-dom';
import { BareRoom } from './BareRoom.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { RootLayout } from './RootLayout.tsx';
import { Home } from './screens/Home.tsx';
import { fetchHalfShown } from './screens/homeHalves.tsx';
import { RouteError } from './screens/RouteError.tsx';

const HomeScreen = lazyScreen(async () => {
  await fetchHalfShown();
  return Home;
});
const HandheldScreen = lazyScreen(async () => (await import('./screens/HandheldScreen.tsx')).HandheldScreen);
const FlipbookScreen = lazyScreen(async () => (await import('./screens/FlipbookRoute.tsx')).FlipbookRoute);
const PlainResume = lazyScreen(async () => (await import('./screens/PlainResume.tsx')).PlainResume, '/resume');
const NotFound = lazyScreen(async () => (await import('./screens/NotFound.tsx')).NotFound);

/**
 * The screens and their paths. A screen that cannot be drawn gives way to the error screen inside the layout; only
 * where the layout itself fails does that screen stand alone.
 */
export function SiteRoutes() {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <BareRoom>
          <RouteError error={error} />
        </BareRoom>
      )}
    >
      <Routes>
        <Route path="/" element={<RootLayout />}>
          <Route index element={<HomeScreen />} />
          <Route path="homepage" element={<HomeScreen />} />
          <Route path="handheld" element={<HandheldScreen />} />
          <Route path="flipbook" element={<FlipbookScreen />} />
          <Route path="resume" element={<PlainResume />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
