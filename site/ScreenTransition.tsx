import { type ReactNode, useLayoutEffect, useReducer, useState, ViewTransition } from 'react';
import { pageAt } from './screens/pages.ts';

/** The screens that a thing on the intro's table becomes. */
const things: readonly (string | undefined)[] = ['/flipbook', '/handheld'];

/** A narrow window has no table. */
const noWays = '(prefers-reduced-motion: reduce), (width < 650px)';

const isWay = (from: string | undefined, to: string | undefined) =>
  ((from === '/' && things.includes(to)) || (to === '/' && things.includes(from))) && !matchMedia(noWays).matches;

const inputs = ['keydown', 'pointerdown', 'wheel', 'popstate'] as const;

const isOfWay = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');

/** The way between the intro and what lies on its table: the thing grows into its screen, and back. All others are cuts. */
export function ScreenTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { canonicalPath: at } = pageAt(pathname);
  const [{ from, to }, go] = useState<{ from?: string | undefined; to: string | undefined }>({ to: at });
  const [, runEffects] = useReducer((count: number) => count + 1, 0);
  if (to !== at) go({ from: to, to: at });

  useLayoutEffect(() => {
    const cutShort = () => {
      for (const animation of document.getAnimations().filter(isOfWay)) animation.finish();
    };
    for (const input of inputs) addEventListener(input, cutShort, { capture: true, passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, cutShort, { capture: true });
    };
  }, []);

  return (
    <ViewTransition
      key={at}
      enter={isWay(from, at) ? 'screen' : 'none'}
      exit="none"
      update="none"
      // React keeps the new screen's effects for the end of the way, but before it draws anew: the first press is already the screen's.
      onEnter={() => runEffects()}
    >
      {children}
    </ViewTransition>
  );
}
