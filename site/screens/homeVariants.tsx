import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../../src/index.ts';
import { type WindowKind, windows } from './windows.ts';

/** The two variants of the home screen. Each is a file of its own: the one that is not shown is not loaded. */
export const homeVariants: Readonly<Record<WindowKind, LazyPart<ComponentType>>> = {
  narrow: lazyPart(async () => {
    const { HandheldScreen } = await import('./HandheldScreen.tsx');
    return () => <HandheldScreen as="home" />;
  }),
  wide: lazyPart(async () => (await import('./Intro.tsx')).Intro),
};

/** Loads the variant that this window shows; at build, where there is no window, both. */
export async function loadVisibleVariant(): Promise<void> {
  const kinds = ['narrow', 'wide'] as const;
  const visibleKinds =
    typeof matchMedia === 'undefined' ? kinds : kinds.filter((kind) => matchMedia(windows[kind]).matches);
  await Promise.all(visibleKinds.map((kind) => homeVariants[kind].load()));
}
