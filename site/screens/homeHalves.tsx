import type { ComponentType } from 'react';
import { type WindowKind, windows } from './windows.ts';

/** How each half is asked for: its script is a file of its own, so that nobody loads the half that is not shown. */
const imports: Readonly<Record<WindowKind, () => Promise<ComponentType>>> = {
  narrow: async () => {
    const { HandheldScreen } = await import('./HandheldScreen.tsx');
    return () => <HandheldScreen as="home" />;
  },
  wide: async () => (await import('./Intro.tsx')).Intro,
};

const arrived: { [kind in WindowKind]?: ComponentType } = {};

/** The half of the home screen for a kind of window; `undefined` while its script has not come. */
export function halfFor(kind: WindowKind): ComponentType | undefined {
  return arrived[kind];
}

/**
 * Has the script of a half come; at once when it is there already.
 *
 * @throws when it cannot be loaded
 */
export async function fetchHalf(kind: WindowKind): Promise<void> {
  arrived[kind] ??= await imports[kind]();
}

/** Has the half come that this window shows; at build, where there is no window, both. */
export async function fetchHalfShown(): Promise<void> {
  const kinds = ['narrow', 'wide'] as const;
  const shown = typeof matchMedia === 'undefined' ? kinds : kinds.filter((kind) => matchMedia(windows[kind]).matches);
  await Promise.all(shown.map(fetchHalf));
}
