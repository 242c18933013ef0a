import { type ComponentType, useLayoutEffect, useState } from 'react';
import { type LazyPart, lazyPart } from '../app/lazyPart.ts';
import styles from './Home.module.css';
import { hideRetryBanner, showRetryBanner } from './showRetryBanner.ts';
import { type WindowKind, windows } from './windows.ts';

export type HomeProps = {
  /** The time, in milliseconds, at which all animations freeze, for stories and pictures. */
  frozenMs?: number | undefined;
};

/** The two variants of the home screen. Each has its own chunk, and the hidden one is not loaded. */
export const homeVariants: Readonly<Record<WindowKind, LazyPart<ComponentType<HomeProps>>>> = {
  narrow: lazyPart(async () => {
    const { HandheldScreen } = await import('./HandheldScreen.tsx');
    return (props) => <HandheldScreen as="home" {...props} />;
  }),
  wide: lazyPart(async () => (await import('./Intro.tsx')).Intro),
};

/** Loads the variant that this window shows. The build has no window and loads both. */
export async function loadVisibleVariant(): Promise<void> {
  const kinds = ['narrow', 'wide'] as const;
  const visibleKinds =
    typeof matchMedia === 'undefined' ? kinds : kinds.filter((kind) => matchMedia(windows[kind]).matches);
  await Promise.all(visibleKinds.map((kind) => homeVariants[kind].load()));
}

/**
 * The console in windows narrower than 650 px, otherwise the intro. Both are prerendered and the
 * style sheet shows one, so that nothing flashes. Only the visible one loads its script.
 */
export function Home(props: HomeProps) {
  return (
    <>
      <HomeVariant kind="narrow" {...props} />
      <HomeVariant kind="wide" {...props} />
    </>
  );
}

declare const trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;

/**
 * React ignores children of an element with inner HTML, so it keeps the prerendered content. A host
 * that requires Trusted Types refuses `''`.
 */
const prerenderedContent = { __html: typeof trustedTypes === 'undefined' ? '' : trustedTypes.emptyHTML };

/** A variant of the home screen: prerendered HTML until its kind of window appears. */
function HomeVariant({ kind, ...props }: HomeProps & { kind: WindowKind }) {
  const { peek, load } = homeVariants[kind];
  const [Variant, setVariant] = useState(peek);

  // A layout effect, because its cleanup runs with the unmount. A later cleanup would let the banner
  // show on the next screen.
  useLayoutEffect(() => {
    if (Variant) return;
    const query = matchMedia(windows[kind]);
    let isMounted = true;
    // Without its script, the variant remains plain HTML with its texts and links.
    const onFailure = () => {
      if (isMounted && query.matches) showRetryBanner();
    };
    const loadIfVisible = () => {
      if (query.matches) load().then((part) => setVariant(() => part), onFailure);
      else hideRetryBanner();
    };
    loadIfVisible();
    query.addEventListener('change', loadIfVisible);
    return () => {
      isMounted = false;
      query.removeEventListener('change', loadIfVisible);
      hideRetryBanner();
    };
  }, [kind, load, Variant]);

  // The build reads the attribute to omit styles that the first paint does not need.
  const rootProps = { className: styles[kind], 'data-variant': kind };
  if (!Variant) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set; React keeps the content
    return <div {...rootProps} key="static" suppressHydrationWarning dangerouslySetInnerHTML={prerenderedContent} />;
  }
  return (
    <div {...rootProps} key="hydrated">
      <Variant {...props} />
    </div>
  );
}
