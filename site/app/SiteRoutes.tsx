import type { ComponentType } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import type { Content } from '../../src/index.ts';
import { Home, loadVisibleVariant } from '../screens/Home.tsx';
import { caseStudyPages, pageAt } from '../screens/pages.ts';
import { RouteError } from '../screens/RouteError.tsx';
import { useContent } from './contentContext.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { ErrorLayout } from './layout/ErrorLayout.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { type LazyPart, lazyPart } from './lazyPart.ts';
import { useLoadedLocation } from './useLoadedLocation.ts';

type Screen = LazyPart<ComponentType>;

const home: Screen = lazyPart(async () => {
  await loadVisibleVariant();
  return Home;
});
const caseStudy: Screen = lazyPart(async () => (await import('../screens/CaseStudyRoute.tsx')).CaseStudyRoute);
const notFound: Screen = lazyPart(async () => (await import('../screens/NotFound.tsx')).NotFound);

const screens: Readonly<Record<string, Screen>> = {
  '/': home,
  '/homepage': home,
  '/handheld': lazyPart(async () => (await import('../screens/HandheldScreen.tsx')).HandheldScreen),
  '/flipbook': lazyPart(async () => {
    const { FlipbookScreen } = await import('../screens/FlipbookScreen.tsx');
    return () => <FlipbookScreen showsCorner inAddress />;
  }),
  '/resume': lazyPart(async () => (await import('../screens/PlainResume.tsx')).PlainResume),
};

/** The screen at a path below the site's root. */
export function screenAt(path: string, content: Content): Screen {
  const page = pageAt(path, content).path;
  return (
    screens[page] ??
    (caseStudyPages(content).some((caseStudyPage) => caseStudyPage.path === page) ? caseStudy : notFound)
  );
}

/**
 * The layout with the screen at the current path. If the layout throws, the error screen replaces
 * both. Load the first screen ({@link screenAt}) before this renders.
 */
export function SiteRoutes() {
  const content = useContent();
  const loaded = useLoadedLocation((path) => screenAt(path, content));
  const Screen = screenAt(loaded.location.pathname, content).peek();
  return (
    <ErrorBoundary
      fallback={(error) => (
        <ErrorLayout>
          <RouteError error={error} />
        </ErrorLayout>
      )}
    >
      <UNSAFE_LocationContext value={loaded}>
        <RootLayout>{Screen && <Screen />}</RootLayout>
      </UNSAFE_LocationContext>
    </ErrorBoundary>
  );
}
