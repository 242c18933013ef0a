import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState, ViewTransition } from 'react';
import { pageAt } from '../../screens/pages.ts';

/** The screens that the manual and the console on the intro's table turn into. */
const things: Readonly<Record<string, string>> = { '/flipbook': 'manual', '/handheld': 'console' };

/** Narrow windows have no table. */
const noTransitionQuery = '(prefers-reduced-motion: reduce), (width < 650px)';

/** The thing that flies between the intro's table and its screen. */
function flyingThing(from: string | undefined, to: string | undefined): string | undefined {
  const path = from === '/' ? to : to === '/' ? from : undefined;
  return path === undefined || matchMedia(noTransitionQuery).matches ? undefined : things[path];
}

const inputs = ['keydown', 'pointerdown', 'wheel', 'popstate'] as const;

const isTransitionAnimation = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');

/** Grows a thing on the intro's table into its screen, and back. All other navigation cuts. */
export function ScreenTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { canonicalPath: path } = pageAt(pathname);
  const [{ from, to }, setPaths] = useState<{ from?: string | undefined; to: string | undefined }>({ to: path });
  const [, runEffects] = useReducer((count: number) => count + 1, 0);
  if (to !== path) setPaths({ from: to, to: path });

  const thing = useMemo(() => flyingThing(from, path), [from, path]);

  // For the transition's style sheet. React runs it before the browser takes the new picture.
  useLayoutEffect(() => {
    if (thing === undefined) return undefined;
    document.documentElement.dataset.flying = thing;
    return () => {
      delete document.documentElement.dataset.flying;
    };
  }, [thing]);

  useLayoutEffect(() => {
    const cutShort = () => {
      for (const animation of document.getAnimations().filter(isTransitionAnimation)) animation.finish();
    };
    for (const input of inputs) addEventListener(input, cutShort, { capture: true, passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, cutShort, { capture: true });
    };
  }, []);

  return (
    <ViewTransition
      key={path}
      enter={thing === undefined ? 'none' : 'screen'}
      exit="none"
      update="none"
      // React delays the new screen's effects to the end of the transition, but runs this before
      // the next render, so the first press already belongs to the new screen.
      onEnter={() => runEffects()}
    >
      {children}
    </ViewTransition>
  );
}
