import { Route, Routes } from 'react-router-dom';
import type { Content } from '../../src/index.ts';
import { Home, loadVisibleVariant } from '../screens/Home.tsx';
import { pageAt, workPages } from '../screens/pages.ts';
import { RouteError } from '../screens/RouteError.tsx';
import { useContent } from './contentContext.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { ErrorLayout } from './layout/ErrorLayout.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { lazyScreen } from './lazyScreen.tsx';

const home = lazyScreen(async () => {
  await loadVisibleVariant();
  return Home;
});
const handheld = lazyScreen(async () => (await import('../screens/HandheldScreen.tsx')).HandheldScreen);
const flipbook = lazyScreen(async () => (await import('../screens/FlipbookRoute.tsx')).FlipbookRoute);
const resume = lazyScreen(async () => (await import('../screens/PlainResume.tsx')).PlainResume);
const work = lazyScreen(async () => (await import('../screens/WorkRoute.tsx')).WorkRoute);
const notFound = lazyScreen(async () => (await import('../screens/NotFound.tsx')).NotFound);

const screens: Readonly<Record<string, ReturnType<typeof lazyScreen>>> = {
  '/': home,
  '/homepage': home,
  '/handheld': handheld,
  '/flipbook': flipbook,
  '/resume': resume,
};

/** Includes a path for each project page. */
function screensOf(content: Content): typeof screens {
  return { ...screens, ...Object.fromEntries(workPages(content).map(({ path }) => [path, work])) };
}

/** Loads the screen at a path below the site's root. @throws when its script fails to load */
export async function loadScreenAt(path: string, content: Content): Promise<void> {
  await (screensOf(content)[pageAt(path, content).path] ?? notFound).load();
}

/** The screens and their paths. If the layout throws, the error screen stands alone. */
export function SiteRoutes() {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <ErrorLayout>
          <RouteError error={error} />
        </ErrorLayout>
      )}
    >
      <Routes>
        <Route path="/" element={<RootLayout />}>
          {Object.entries(screensOf(useContent())).map(([path, { Screen }]) => (
            <Route key={path} path={path} caseSensitive element={<Screen />} />
          ))}
          <Route path="*" element={<notFound.Screen />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
