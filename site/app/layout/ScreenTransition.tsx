import { type ReactNode, useLayoutEffect, useReducer, useState, ViewTransition } from 'react';
import { pageAt } from '../../screens/pages.ts';

/** The screens that the manual and the console on the intro's table turn into. */
const things: readonly (string | undefined)[] = ['/flipbook', '/handheld'];

/** Narrow windows have no table. */
const noTransitionQuery = '(prefers-reduced-motion: reduce), (width < 650px)';

const isTableTransition = (from: string | undefined, to: string | undefined) =>
  ((from === '/' && things.includes(to)) || (to === '/' && things.includes(from))) &&
  !matchMedia(noTransitionQuery).matches;

const inputs = ['keydown', 'pointerdown', 'wheel', 'popstate'] as const;

const isTransitionAnimation = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');

/** Grows a thing on the intro's table into its screen, and back. All other navigation cuts. */
export function ScreenTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { canonicalPath: at } = pageAt(pathname);
  const [{ from, to }, go] = useState<{ from?: string | undefined; to: string | undefined }>({ to: at });
  const [, runEffects] = useReducer((count: number) => count + 1, 0);
  if (to !== at) go({ from: to, to: at });

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
      key={at}
      enter={isTableTransition(from, at) ? 'screen' : 'none'}
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
