import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../../src/index.ts';
import { type WindowKind, windows } from './windows.ts';

/** The two variants of the home screen, one chunk each: the hidden one is not loaded. */
export const homeVariants: Readonly<Record<WindowKind, LazyPart<ComponentType>>> = {
  narrow: lazyPart(async () => {
    const { HandheldScreen } = await import('./HandheldScreen.tsx');
    return () => <HandheldScreen as="home" />;
  }),
  wide: lazyPart(async () => (await import('./Intro.tsx')).Intro),
};

/** Loads the variant for this window; both at build, where there is no window. */
export async function loadVisibleVariant(): Promise<void> {
  const kinds = ['narrow', 'wide'] as const;
  const visibleKinds =
    typeof matchMedia === 'undefined' ? kinds : kinds.filter((kind) => matchMedia(windows[kind]).matches);
  await Promise.all(visibleKinds.map((kind) => homeVariants[kind].load()));
}
