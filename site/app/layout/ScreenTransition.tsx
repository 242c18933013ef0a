import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState, ViewTransition } from 'react';
import { pageAt } from '../../screens/pages.ts';

/** The intro's pictures that grow into screens, by the screen's path. */
const pictures: Readonly<Record<string, string>> = { '/flipbook': 'manual', '/handheld': 'console' };

const noTransitionQuery = '(prefers-reduced-motion: reduce), (width < 650px)';

/** The picture that grows or shrinks between the intro and another screen. */
function pictureBetween(from: string | undefined, to: string | undefined): string | undefined {
  const path = from === '/' ? to : to === '/' ? from : undefined;
  return path === undefined || matchMedia(noTransitionQuery).matches ? undefined : pictures[path];
}

const inputs = ['keydown', 'pointerdown', 'wheel', 'popstate'] as const;

const isTransitionAnimation = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');

/** Grows a picture of the intro into its screen, and back. All other navigation has no transition. */
export function ScreenTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { canonicalPath: path } = pageAt(pathname);
  const [{ from, to }, setPaths] = useState<{ from?: string | undefined; to: string | undefined }>({ to: path });
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  if (to !== path) setPaths({ from: to, to: path });

  const picture = useMemo(() => pictureBetween(from, path), [from, path]);

  // The transition's styles need the attribute before the browser captures the new screen.
  useLayoutEffect(() => {
    if (picture === undefined) return undefined;
    document.documentElement.dataset.flying = picture;
    return () => {
      delete document.documentElement.dataset.flying;
    };
  }, [picture]);

  useLayoutEffect(() => {
    const finishTransition = () => {
      for (const animation of document.getAnimations().filter(isTransitionAnimation)) animation.finish();
    };
    for (const input of inputs) addEventListener(input, finishTransition, { capture: true, passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, finishTransition, { capture: true });
    };
  }, []);

  return (
    <ViewTransition
      key={path}
      enter={picture === undefined ? 'none' : 'screen'}
      exit="none"
      update="none"
      // React delays the new screen's effects until the transition's end or the next render. This
      // forces a render, so the first press already belongs to the new screen.
      onEnter={() => forceRender()}
    >
      {children}
    </ViewTransition>
  );
}
